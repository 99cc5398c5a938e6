import { type FieldName, givenFieldProblem, postalCodeOf } from '../form/fields.ts';

/**
 * The rule of each field of a door, which is the address book's. Without schemas: the browser asks these rules, and a
 * schema beside them would bring its library into files that must not wait for it.
 */
export const doorRules = {
  firstName: 'firstnameGeneral',
  lastName: 'surname',
  phoneNumber: 'legacyPhone',
  streetName: 'streetnr',
  streetNumber: 'housenr',
  stairCase: 'staircase',
  floor: 'floor',
  door: 'door',
  postalCode: 'zip',
  city: 'cityGeneral',
} as const satisfies Record<string, FieldName>;

/** Which given fields of an address break their rules: what was filled in under older rules stays until it is asked for. */
export function brokenFields<Field extends string>(
  address: { readonly [F in NoInfer<Field>]?: string | undefined },
  rules: Readonly<Record<Field, FieldName>>,
): readonly Field[] {
  return (Object.keys(rules) as Field[]).filter((field) => {
    const value = address[field];
    return givenFieldProblem(rules[field], rules[field] === 'zip' && value ? postalCodeOf(value) : value);
  });
}
