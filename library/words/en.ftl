# The sentences of the library.

notation-of-a-campaign = a campaign has no notation; each of its games has one
notation-system = the rules called “{ $system }” are not installed here
notation-version = this is notation of version { $version }; version { $known } and earlier can be read here
notation-tags = the tags at the beginning are wrong: { $said }
notation-pack = the pack { $pack } with the hash { $hash } is not installed here
notation-proves-nothing = notation has no hashes, seals or signatures, so it proves nothing
