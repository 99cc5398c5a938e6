import { type ConsentCategory, type ConsentSettings, recordConsent, tellConsent } from '@trolley/contract';
import { call } from '../shell/api/api.ts';
import { answerConsent } from './answerConsent.ts';

/** What was pressed in the dialog counts from now on, here and on the server. */
export function submitAnswer(settings: ConsentSettings, allowed: readonly ConsentCategory[]): void {
  answerConsent(window, settings, allowed);
  tellAnswer();
}

/**
 * The server reads the answer from the cookies: it makes the shop's own last, keeps a customer's as proof and forgets whom
 * to tell analytics of. A withdrawal may load the page anew at once.
 */
export function tellAnswer(): void {
  call(tellConsent, {}, { keepalive: true }).catch(() => undefined);
}

/** Who logged in answered before. Should it fail, the next login tries again. */
export function proveConsent(): void {
  call(recordConsent, {}).catch(() => undefined);
}
