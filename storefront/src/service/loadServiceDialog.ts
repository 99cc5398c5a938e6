import { loadWithQueries } from '../shell/api/loadWithQueries.ts';

/** The dialog in a chunk of its own. */
export const loadServiceDialog = () =>
  loadWithQueries(() => import('./dialog/ServiceDialog.tsx').then((module) => module?.ServiceDialog));
