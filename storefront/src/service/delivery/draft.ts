import { createDraft } from './addressDraft.ts';

/** What was typed during this visit. */
export const addressDraft = createDraft(() => sessionStorage);
