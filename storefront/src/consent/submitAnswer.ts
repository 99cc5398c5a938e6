import { type ConsentCategory, type ConsentSettings, recordConsent } from '@trolley/contract';
import { call } from '../shell/api/api.ts';
import { customerState } from '../shell/session/customerState.ts';
import { answerConsent } from './answerConsent.ts';

/** What was pressed in the dialog counts from now on; a customer's answer is kept as proof. */
export function submitAnswer(settings: ConsentSettings, allowed: readonly ConsentCategory[]): void {
  answerConsent(window, settings, allowed);
  if (customerState.get().customer) proveConsent();
}

/** The server reads the answer from the cookie. Should it fail, the next login tries again. */
export function proveConsent(): void {
  call(recordConsent, {}).catch(() => undefined);
}
