const get = <const Path extends string>(path: Path) => ({ method: 'get' as const, path });
const post = <const Path extends string>(path: Path) => ({ method: 'post' as const, path });

/**
 * Where the operations of the dashboard are. Apart from their schemas, so that a screen which calls
 * them does not have to load those.
 */
export const TEAM_ROUTES = {
  signIn: post('/team/sign-in'),
  signOut: post('/team/sign-out'),
  getDashboard: get('/team/dashboard'),
  getBoard: get('/team/board'),
  getFreeBoats: get('/team/free-boats'),
  listBlockouts: get('/team/blockouts'),
  findConflicts: post('/team/blockouts/conflicts'),
  saveBlockout: post('/team/blockouts'),
  removeBlockout: post('/team/blockouts/{id}/remove'),
  undo: post('/team/undo/{id}'),
} as const;
