"""What the halves of the cards do, in words, made of their effects: when a use may be played, what it does, how
long it works. Each language is a module of its own with the same tables; an effect that has no words in one is
found when its pack is read."""
