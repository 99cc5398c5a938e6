import { refusalOf } from '../../form/refusalOf.ts';
import type { Text } from '../../shell/text.ts';

/** What is said of a call that did not succeed where there is no form: the same as a form would say. */
export function failureText(error: unknown, text: Text): string {
  return refusalOf(error, [], text).message ?? text('form.failed');
}
