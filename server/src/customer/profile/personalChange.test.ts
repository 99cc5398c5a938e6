import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type PersonalForm, personalChange } from './personalChange.ts';
import type { PersonalRow } from './queries.ts';

const where = { locale: 'de-AT', today: '2026-11-15' };
const known: PersonalRow = {
  email: 'ana@example.at',
  pendingEmail: null,
  firstName: 'Ana',
  lastName: 'Berger',
  salutation: 'Family',
  academicTitle: '',
  birthdate: '1988-05-17',
};
const form: PersonalForm = {
  academicTitle: '',
  birthdate: '17.05.1988',
  email: 'ana@example.at',
  firstName: 'Ana',
  lastName: 'Berger',
};

test('CUST-05 what is as it was differs in nothing', () => {
  expect(personalChange(known, form, where)).toEqual({ row: known, differs: false });
});

test.for<[Partial<PersonalForm>, Partial<PersonalRow>]>([
  [{ academicTitle: 'Dr.' }, { academicTitle: 'Dr.' }],
  [{ birthdate: '18.5.1988' }, { birthdate: '1988-05-18' }],
  [{ firstName: 'Eva' }, { firstName: 'Eva' }],
  [{ lastName: 'Huber' }, { lastName: 'Huber' }],
  [{ salutation: 'Female' }, { salutation: 'Female' }],
  [{ email: 'ANA@example.at' }, { email: 'ANA@example.at' }],
  [{ email: 'eva@example.at' }, { pendingEmail: 'eva@example.at' }],
])('CUST-05 %j changes %j and nothing else', ([typed, changed]) => {
  expect(personalChange(known, { ...form, ...typed }, where)).toMatchObject({
    row: { ...known, ...changed },
    differs: true,
  });
});

test('CUST-05 an address that waits goes on waiting while something else is changed', () => {
  const waiting = { ...known, pendingEmail: 'eva@example.at' };
  expect(personalChange(waiting, form, where)).toEqual({ row: waiting, differs: false });
  expect(personalChange(waiting, { ...form, email: 'eva@example.at' }, where)).toEqual({
    row: waiting,
    differs: false,
    newEmail: 'eva@example.at',
  });
});

test('VAL-11 a birthdate may stay unknown, but not be taken back', () => {
  const unknown = { ...known, birthdate: null };
  expect(personalChange(unknown, { ...form, birthdate: '' }, where)).toMatchObject({ differs: false });
  expect(personalChange(known, { ...form, birthdate: '' }, where)).toEqual({ problem: { kind: 'required' } });
  expect(personalChange(unknown, { ...form, birthdate: '1.1.2020' }, where)).toMatchObject({
    problem: { kind: 'age' },
  });
});

test('CUST-05 whatever is typed, the address in force never becomes another one', () => {
  const anything = fc.record({ email: fc.string(), firstName: fc.string(), lastName: fc.string() });
  fc.assert(
    fc.property(anything, (typed) => {
      const change = personalChange(known, { ...form, ...typed }, where);
      if ('problem' in change) throw new Error('the birthdate is right');
      expect(change.row.email.toLowerCase()).toBe('ana@example.at');
      expect(change.newEmail).toBe(change.row.pendingEmail ?? undefined);
    }),
    { numRuns: 100 },
  );
});
