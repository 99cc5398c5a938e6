import { describe, expect, test } from 'vitest';
import { anna } from '../testing/customers.ts';
import { newBirthdateProblem, personalChange, personalFields, personalValues } from './personalValues.ts';

const typed = personalValues(anna);
const vienna = { locale: 'de-AT', today: '2026-11-15' };

describe('CUST-05 the six fields are sent only if one of them changed', () => {
  test.each(personalFields)('%s', (field) => {
    const value = field === 'salutation' ? 'Male' : field === 'birthdate' ? '18.05.1988' : `${typed[field]}x`;
    expect(personalChange(anna, { ...typed, [field]: value }, 'de-AT')).toEqual({
      academicTitle: 'Mag.',
      birthdate: '17.05.1988',
      email: 'anna@feldmarkt.example',
      firstName: 'Anna',
      lastName: 'Berger',
      salutation: 'Female',
      [field]: value,
    });
  });

  test('nothing is sent where nothing changed, spaces and the way a date is written left aside', () => {
    expect(personalChange(anna, typed, 'de-AT')).toBeUndefined();
    expect(personalChange(anna, { ...typed, firstName: ' Anna ', birthdate: '17. 5. 1988' }, 'de-AT')).toBeUndefined();
  });
});

test('CUST-01 a family is not offered any more: the form begins without a salutation, which is no change', () => {
  const family = { ...anna, salutation: 'Family' as const };
  expect(personalValues(family).salutation).toBe('');
  expect(personalChange(family, personalValues(family), 'de-AT')).toBeUndefined();
});

test.each([
  ['', { kind: 'required' }],
  ['17.05.1988', undefined],
  ['1988-05-18', undefined],
  ['31.02.1988', { kind: 'date' }],
  ['gestern', { kind: 'date' }],
  ['16.11.2008', { kind: 'age', limit: 18 }],
  ['15.11.2008', undefined],
])('VAL-11 %j on 15 November 2026', (birthdate, problem) => {
  expect(newBirthdateProblem(birthdate, anna, vienna)).toEqual(problem);
});

test('VAL-11 what is known already stays as it is, also nothing', () => {
  expect(newBirthdateProblem(' ', { birthdate: '' }, vienna)).toBeUndefined();
  expect(newBirthdateProblem('1. 1. 2020', { birthdate: '01.01.2020' }, vienna)).toBeUndefined();
});
