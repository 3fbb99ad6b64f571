import { install, type Seen } from './install.ts';

declare const SEEN: Seen;
declare const WATCHES: boolean;

// Not on the empty page that a tab begins with.
if (location.protocol.startsWith('http')) install(SEEN, WATCHES);
