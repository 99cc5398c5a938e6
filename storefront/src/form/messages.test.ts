import { expect, test } from 'vitest';
import { textsOf } from './testing/formShop.tsx';

const kinds = ['required', 'email', 'number', 'integer', 'maxLength', 'minLength'];
const added = ['characters', 'phone', 'date', 'age', 'card', 'invalid', 'failed', 'away'];

test.each(['feldmarkt', 'harbour'] as const)('FORM-01 every kind of problem has its message in %s', (tenant) => {
  const texts = textsOf(tenant, ['form']);
  expect([...kinds, ...added].filter((kind) => texts[`form.${kind}`] === undefined)).toEqual([]);
});

test('FORM-01 the six texts of the specification', () => {
  expect(textsOf('harbour', ['form'])).toMatchObject({
    'form.required': 'This field is required',
    'form.email': 'Please enter a valid email',
    'form.number': 'This field can only contain numbers',
    'form.integer': 'This field can only contain integer values',
    'form.maxLength': ['You must enter a maximum of ', ['0'], ' characters'],
    'form.minLength': ['You must enter a minimum of ', ['0'], ' characters'],
  });
});
