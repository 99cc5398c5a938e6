import { refusalOf } from '../../form/refusalOf.ts';
import type { Text } from '../../shell/text.ts';

/** The text of a failed call outside a form; the same as in a form. */
export function failureText(error: unknown, text: Text): string {
  return refusalOf(error, [], text).message ?? text('form.failed');
}
