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

/** Fields that an empty one is asked for by name: "Please enter your first name". Any other has the general text. */
const askedByName: ReadonlySet<string> = new Set([
  'activationCode',
  'birthdate',
  'cardNumber',
  'city',
  'code',
  'company',
  'companyName',
  'currentPassword',
  'email',
  'firstName',
  'lastName',
  'name',
  'orderNumber',
  'password',
  'phoneNumber',
  'postalCode',
  'streetName',
  'streetNumber',
  'terms',
]);

interface Problem {
  readonly kind?: string;
  readonly limit?: number;
}

/** Whether the message itself names the field, so that no label is needed beside it. */
export const namesField = (kind: unknown, field: string) => kind === 'required' && askedByName.has(field);

/** FORM-01: the message of a broken rule; a generic one for unknown kinds. */
export function problemText({ kind, limit }: Problem, text: Text, field?: string): string {
  if (field !== undefined && namesField(kind, field)) return text(`form.required.${field}`);
  if (kind === undefined || !kinds.has(kind)) return text('form.invalid');
  return limit === undefined ? text(`form.${kind}`) : text(`form.${kind}`, { 0: limit });
}
