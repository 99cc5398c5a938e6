import { onCustomerReset } from '../../customer/customerState.ts';
import { createDraft } from './addressDraft.ts';

/** The draft of this visit. */
export const addressDraft = createDraft(() => sessionStorage);
onCustomerReset(() => addressDraft.set(undefined));
