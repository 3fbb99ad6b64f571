/** Fetches the code of the search dialog. A failed attempt is repeated by the next call. */
export const loadDialog = () => import('./Dialog/index.tsx');

/** Fetches it before it is needed; a failure shows when it is. */
export const loadDialogAhead = () => loadDialog().catch(() => undefined);
