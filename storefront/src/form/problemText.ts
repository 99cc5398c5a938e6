import type { Text } from '../shell/text.ts';

const kinds: ReadonlySet<string> = new Set([
  'required',
  'email',
  'number',
  'integer',
  'maxLength',
  'minLength',
  'characters',
  'phone',
  'date',
  'age',
  'card',
]);

/** FORM-01: the message of a broken rule; a generic one for unknown kinds. */
export function problemText({ kind, limit }: { readonly kind?: string; readonly limit?: number }, text: Text): string {
  if (kind === undefined || !kinds.has(kind)) return text('form.invalid');
  return limit === undefined ? text(`form.${kind}`) : text(`form.${kind}`, { 0: limit });
}
