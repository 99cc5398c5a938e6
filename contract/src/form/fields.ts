import { limits } from '../constants.ts';
import { isInternationalPhone, isLegacyPhone } from '../service/phone.ts';
import { isPlainText } from '../wire/plainText.ts';
import { isCardNumber } from './cardNumber.ts';
import {
  all,
  atLeast,
  atMost,
  digits,
  type FieldCheck,
  type FieldProblem,
  lengthOf,
  matching,
  required,
  without,
} from './checks.ts';

/** VAL-01: letters with their accents, of the Latin, Greek and Cyrillic scripts, digits, spaces and what names are written with. */
const nameLetters = /^[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{M}\d .'’,&/-]+$/u;

/** VAL-03: as the HTML standard has it, and with a dot in the domain. */
const emailPattern =
  /^[a-zA-Z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?(?:\.[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?)+$/;

const name = (limit: number) => all(required, atMost(limit), matching(nameLetters));

const internationalPhone: FieldCheck = (value) =>
  value.trim() === '' || isInternationalPhone(value) ? undefined : { kind: 'phone' };

/** The rule of every field, by the specification's name; used by forms and endpoints. */
export const fieldChecks = {
  firstname: name(20),
  firstnameGeneral: name(24),
  surname: name(24),
  /** First name and surname in one field, for guests. */
  fullname: name(60),
  email: all(required, atMost(50), matching(emailPattern, 'email')),
  // A password is not trimmed.
  password: passwordCheck,
  city: all(required, without('<')),
  cityGeneral: all(required, without('<'), atMost(25)),
  zip: all(required, matching(/^[\p{L}\d -]+$/u), atLeast(limits.shortestPostalCode), atMost(7)),
  streetnr: all(required, without('<'), atMost(40)),
  housenr: all(required, without('<'), atMost(5)),
  door: all(without('<'), atMost(4)),
  staircase: all(without('<'), atMost(4)),
  floor: all(without('<'), atMost(20)),
  company: all(without('<'), atMost(50)),
  academicTitle: all(without('<'), atMost(15)),
  addressLabel: all(atMost(24), without('<', '>')),
  deliveryNote: all(atMost(240), without('<', '>')),
  mobile: internationalPhone,
  telephone: internationalPhone,
  legacyPhone: (value) => (value.trim() === '' || isLegacyPhone(value) ? undefined : { kind: 'phone' }),
  cardNumber: (value) => (value.trim() === '' || isCardNumber(value.trim()) ? undefined : { kind: 'card' }),
  vat: all(without('<'), atLeast(7), atMost(14)),
  registrationNumber: all(without('<'), atLeast(7), atMost(14)),
  // VAL-13
  gender: required,
  country: required,
  hasclubcard: required,
  hasactivationcode: required,
  activationcode: required,
  // VAL-14
  loyaltyMemberId: all(digits, atMost(20)),
  productEan: all(digits, atMost(30)),
  batch: atMost(50),
  productName: atMost(150),
  receipt: atMost(150),
  freeText: all(required, atMost(1700), without('<')),
  orderNumber: all(digits, atMost(15)),
  errorCode: atMost(180),
  timeWindow: atMost(50),
  paymentMethod: atMost(50),
  clientData: atMost(100),
  discount: atMost(100),
  age: all(digits, atMost(3)),
} satisfies Record<string, FieldCheck>;
export type FieldName = keyof typeof fieldChecks;

/** Those of several lines. */
export const multilineFields: ReadonlySet<FieldName> = new Set<FieldName>(['freeText', 'deliveryNote']);

/** What is wrong with a field; nothing where it is as it should be. */
export function fieldProblem(field: FieldName, value = ''): FieldProblem | undefined {
  const isPlain = isPlainText(value.trim(), { multiline: multilineFields.has(field) });
  return fieldChecks[field](value) ?? (isPlain ? undefined : { kind: 'characters' });
}

/** What is wrong with a field that may be left empty. */
export function givenFieldProblem(field: FieldName, value = ''): FieldProblem | undefined {
  return value.trim() === '' ? undefined : fieldProblem(field, value);
}

/** VAL-06 counts to seven: `H91 X2Y3`, as it is written, is one of those without its space. */
export function postalCodeOf(typed: string): string {
  const code = typed.trim();
  return code.length > 7 ? code.replaceAll(' ', '') : code;
}

/** An Irish Eircode: routing key, then unique identifier. */
const eircode = /^([A-Z]\d[\dW])([A-Z\d]{4})$/;

/** A postal code as it is written in an address: `H91X2Y3` becomes `H91 X2Y3`. */
export function writtenPostalCode(code: string): string {
  const [, region, door] = eircode.exec(code.trim().toUpperCase()) ?? [];
  return region === undefined ? code : `${region} ${door}`;
}

function passwordCheck(value: string): FieldProblem | undefined {
  if (value === '') return { kind: 'required' };
  const length = lengthOf(value);
  if (length < 8) return { kind: 'minLength', limit: 8 };
  return length > 50 ? { kind: 'maxLength', limit: 50 } : undefined;
}
