import type { Answer } from '../../app/call.ts';

/** A booking whose waivers are signed. */
export type SignedBooking = Answer<'getTeamBooking'>;
