import type { FieldName } from '../src/form/fields.ts';

const long = (length: number) => 'a'.repeat(length);
const number = (length: number) => '1'.repeat(length);

/** Of every field what it takes, and what it refuses and why: one table for the rules, the endpoints and the forms. */
export const fieldTable: Readonly<
  Record<string, { fields: readonly FieldName[]; takes: readonly string[]; refuses: Readonly<Record<string, string>> }>
> = {
  'VAL-01': {
    fields: ['firstname'],
    takes: ['Ana', 'Žofia', 'Ελένη', 'Наталья', 'Jean-Luc', 'O’Brien', "D'Arcy", 'Ann & Co. 2', long(20), ' Ana '],
    refuses: {
      '': 'required',
      ' ': 'required',
      [long(21)]: 'maxLength',
      'A<b': 'characters',
      'Ana!': 'characters',
      李: 'characters',
    },
  },
  'VAL-01 general': {
    fields: ['firstnameGeneral'],
    takes: [long(24)],
    refuses: { [long(25)]: 'maxLength' },
  },
  'VAL-02': {
    fields: ['surname'],
    takes: ['Müller-Lüdenscheidt', long(24)],
    refuses: { '': 'required', [long(25)]: 'maxLength', 'M@x': 'characters' },
  },
  'VAL-03': {
    fields: ['email'],
    takes: ['ana@example.at', 'a.b+c@sub.example.co', `${long(38)}@example.com`],
    refuses: {
      '': 'required',
      ana: 'email',
      'ana@example': 'email',
      'ana@.at': 'email',
      'a b@example.at': 'email',
      'ana@example.at\nBcc: x@y.z': 'email',
      'ana@-example.at': 'email',
      [`${long(39)}@example.com`]: 'maxLength',
    },
  },
  'VAL-04': {
    fields: ['password'],
    takes: [long(8), long(50), '        ', 'pass wörd 🍎'],
    refuses: { '': 'required', [long(7)]: 'minLength', [long(51)]: 'maxLength' },
  },
  'VAL-05': {
    fields: ['city', 'cityGeneral'],
    takes: ['Wien', 'Dún Laoghaire', long(25)],
    refuses: { '': 'required', 'Wien<': 'characters' },
  },
  'VAL-05 general': { fields: ['cityGeneral'], takes: [], refuses: { [long(26)]: 'maxLength' } },
  'VAL-06': {
    fields: ['zip'],
    takes: ['1070', 'D06 X1', 'SW1-2AB', 'D06X1Y2'],
    refuses: { '': 'required', '107': 'minLength', '12345678': 'maxLength', '10/70': 'characters' },
  },
  'VAL-07': {
    fields: ['streetnr'],
    takes: ['Neubaugasse', long(40)],
    refuses: { '': 'required', [long(41)]: 'maxLength' },
  },
  'VAL-07 house': { fields: ['housenr'], takes: ['12a/3'], refuses: { '': 'required', '12a/34': 'maxLength' } },
  'VAL-07 door': { fields: ['door', 'staircase'], takes: ['', 'A12b'], refuses: { A12bc: 'maxLength' } },
  'VAL-07 floor': { fields: ['floor'], takes: ['', long(20)], refuses: { [long(21)]: 'maxLength' } },
  'VAL-08': { fields: ['company'], takes: ['', long(50)], refuses: { [long(51)]: 'maxLength' } },
  'VAL-08 title': { fields: ['academicTitle'], takes: ['', 'Dipl.-Ing. Dr.'], refuses: { [long(16)]: 'maxLength' } },
  'VAL-08 note': {
    fields: ['deliveryNote'],
    takes: ['', 'Bitte läuten', long(240)],
    refuses: { [long(241)]: 'maxLength', 'a < b': 'characters', 'a > b': 'characters' },
  },
  'VAL-09': {
    fields: ['mobile', 'telephone'],
    takes: ['', '+436641234567', '+1234567', `+${number(15)}`],
    refuses: { '06641234567': 'phone', '+123456': 'phone', [`+${number(16)}`]: 'phone', '+43 664 1234567': 'phone' },
  },
  'VAL-09 legacy': {
    fields: ['legacyPhone'],
    takes: ['', '0664/123 45-67', '+43 (0) 664.1234567', '123456'],
    refuses: { '12345': 'phone', [number(21)]: 'phone', '0664-abc-123': 'phone' },
  },
  'VAL-10': {
    fields: ['cardNumber'],
    takes: ['', '4006381333931', '9780201379624'],
    refuses: { '4006381333932': 'card', '400638133393': 'card', '40063813339310': 'card', abcdefghijklm: 'card' },
  },
  'VAL-12': {
    fields: ['vat', 'registrationNumber'],
    takes: ['', 'ATU1234', 'ATU12345678901'],
    refuses: { ATU123: 'minLength', ATU123456789012: 'maxLength', '<b>ATU</b>': 'characters' },
  },
  'activation code': { fields: ['activationcode'], takes: ['x'], refuses: { '': 'required', '  ': 'required' } },
  'VAL-13': {
    fields: ['gender', 'country', 'hasclubcard', 'hasactivationcode', 'activationcode'],
    takes: ['x'],
    refuses: { '': 'required', '  ': 'required' },
  },
  'VAL-14 member': {
    fields: ['loyaltyMemberId'],
    takes: ['', number(20)],
    refuses: { [number(21)]: 'maxLength', '12a': 'integer' },
  },
  'VAL-14 ean': {
    fields: ['productEan'],
    takes: ['', '1', number(30)],
    refuses: { [number(31)]: 'maxLength', '1-2': 'integer' },
  },
  'VAL-14 fifty': {
    fields: ['batch', 'timeWindow', 'paymentMethod'],
    takes: ['', long(50)],
    refuses: { [long(51)]: 'maxLength' },
  },
  'VAL-14 hundred': {
    fields: ['clientData', 'discount'],
    takes: ['', long(100)],
    refuses: { [long(101)]: 'maxLength' },
  },
  'VAL-14 hundred and fifty': {
    fields: ['productName', 'receipt'],
    takes: ['', long(150)],
    refuses: { [long(151)]: 'maxLength' },
  },
  'VAL-14 error': { fields: ['errorCode'], takes: ['', long(180)], refuses: { [long(181)]: 'maxLength' } },
  'VAL-14 order number': {
    fields: ['orderNumber'],
    takes: ['', number(15)],
    refuses: { [number(16)]: 'maxLength', '1-2': 'integer' },
  },
  'VAL-14 free text': {
    fields: ['freeText'],
    takes: ['Guten Tag', long(1700)],
    refuses: { '': 'required', [long(1701)]: 'maxLength', 'a < b': 'characters' },
  },
  age: { fields: ['age'], takes: ['', '38', '101'], refuses: { '1000': 'maxLength', old: 'integer' } },
  'order number': {
    fields: ['orderNumber'],
    takes: ['', number(15)],
    refuses: { [number(16)]: 'maxLength', '1-2': 'integer' },
  },
  'free text': {
    fields: ['freeText'],
    takes: ['Guten Tag', long(1700)],
    refuses: { '': 'required', [long(1701)]: 'maxLength', 'a<b': 'characters' },
  },
};
