import type { Answer } from '../../api/call.ts';

/** Members, invitations, roles and docks of the company, as Settings → Team shows them. */
export type TeamAnswer = Answer<'getTeam'>;

export type ListedMember = TeamAnswer['members'][number];
