// Tells the service that the player uses this page: while they do, it sends only reminders.

const NOTICES = "kronika.v1.NoticeService";
const EVERY = 60_000;
const USES = ["keydown", "pointerdown", "pointermove", "wheel"];

export function tellPresence(service) {
  let told = 0;
  // That the service does not hear it costs a notice too many, and nothing else.
  const note = (away) => service.call(NOTICES, "NotePresence", { away }).catch(() => {});
  const used = () => {
    if (document.visibilityState !== "visible" || Date.now() - told < EVERY) return;
    told = Date.now();
    note(false);
  };
  const seen = () => {
    if (document.visibilityState === "visible") used();
    else if (told) {
      told = 0;
      note(true);
    }
  };
  for (const use of USES) addEventListener(use, used, { capture: true, passive: true });
  document.addEventListener("visibilitychange", seen);
  used();
}
