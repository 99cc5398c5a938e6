import { loadWithQueries } from '../shell/api/loadWithQueries.ts';

/** The dialog and everything in it, a file of its own. */
export const loadServiceDialog = () =>
  loadWithQueries(() => import('./dialog/ServiceDialog.tsx').then((module) => module?.ServiceDialog));
