import { type FieldName, givenFieldProblem, postalCodeOf } from '../form/fields.ts';

/**
 * The rule of each address field, as in the address book. Without schemas: the browser uses these rules, and a
 * schema beside them would bring zod into chunks of the first load.
 */
export const addressRules = {
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

/** The given fields that break their rules; an address saved under older rules may have some. */
export function invalidFields<Field extends string>(
  address: { readonly [F in NoInfer<Field>]?: string | undefined },
  rules: Readonly<Record<Field, FieldName>>,
): readonly Field[] {
  return (Object.keys(rules) as Field[]).filter((field) => {
    const value = address[field];
    return givenFieldProblem(rules[field], rules[field] === 'zip' && value ? postalCodeOf(value) : value);
  });
}
