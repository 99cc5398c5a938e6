/** The dialog and everything in it, a file of its own. */
export const loadServiceDialog = () => import('./dialog/ServiceDialog.tsx');
