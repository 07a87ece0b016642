// The worker that all pages of a browser share: it holds their one watch.

import { Hub } from "./hub.js";

const hub = new Hub(self.location.origin);
self.onconnect = ({ ports: [port] }) => hub.join(port);
