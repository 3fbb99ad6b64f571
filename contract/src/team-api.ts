import { defineApi } from './operations/api.ts';
import { findConflicts, listBlockouts, removeBlockout, saveBlockout } from './team/blockouts.ts';
import { getBoard, getFreeBoats } from './team/board.ts';
import { getDashboard } from './team/dashboard.ts';
import { signIn, signOut } from './team/session.ts';
import { undo } from './team/undo.ts';

/** What the dashboard calls. Nothing of it is public; an operation is here once it is served. */
export const teamApi = defineApi({
  audience: 'team',
  operations: {
    signIn,
    signOut,
    getDashboard,
    getBoard,
    getFreeBoats,
    listBlockouts,
    findConflicts,
    saveBlockout,
    removeBlockout,
    undo,
  },
});

export type TeamOperations = typeof teamApi.operations;
