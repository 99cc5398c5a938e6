import { onCustomerReset } from '../../customer/customerState.ts';
import { createDraft } from './addressDraft.ts';

/** What was typed during this visit. */
export const addressDraft = createDraft(() => sessionStorage);
onCustomerReset(() => addressDraft.set(undefined));
