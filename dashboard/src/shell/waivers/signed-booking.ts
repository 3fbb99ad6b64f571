import type { Answer } from '../../api/call.ts';

/** A booking whose waivers are signed. */
export type SignedBooking = Answer<'getTeamBooking'>;
