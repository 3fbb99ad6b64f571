export * from './blockouts.ts';
export * from './board.ts';
export * from './dashboard.ts';
export * from './errors.ts';
export * from './operation.ts';
export * from './routes.ts';
export * from './session.ts';
export * from './undo.ts';
