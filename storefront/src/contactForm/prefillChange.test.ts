import { expect, test } from 'vitest';
import { prefillChange } from './prefillChange.ts';

test('FORM-02 what is known is filled into empty fields, and never over what was typed', () => {
  const { set, prefilled } = prefillChange(
    { name: '', email: 'typed@example.at' },
    {},
    { name: 'Anna', email: 'anna@x.at' },
  );
  expect([set, prefilled]).toEqual([{ name: 'Anna' }, { name: 'Anna' }]);
});

test('FORM-02 when the customer goes, what was filled in goes; what was changed since stays', () => {
  const before = { name: 'Anna', city: 'Wien' };
  expect(prefillChange({ name: 'Anna', city: 'Graz' }, before, {})).toEqual({ set: { name: '' }, prefilled: {} });
});

test('FORM-02 another customer takes the place of the first', () => {
  const change = prefillChange({ name: 'Anna', city: 'Wien' }, { name: 'Anna', city: 'Wien' }, { name: 'Bert' });
  expect(change).toEqual({ set: { name: 'Bert', city: '' }, prefilled: { name: 'Bert' } });
});
