import { defineApi } from './operations/api.ts';
import { getDashboard } from './team/dashboard.ts';
import { signIn, signOut } from './team/session.ts';

/** What the dashboard calls. Nothing of it is public; an operation is here once it is served. */
export const teamApi = defineApi({
  audience: 'team',
  operations: {
    signIn,
    signOut,
    getDashboard,
  },
});

export type TeamOperations = typeof teamApi.operations;
