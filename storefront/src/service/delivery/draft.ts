import { onCustomerReset } from '../../shell/session/customerState.ts';
import { createDraft } from './addressDraft.ts';

/** The draft of this visit. */
export const addressDraft = createDraft(() => sessionStorage);
onCustomerReset(() => addressDraft.set(undefined));
