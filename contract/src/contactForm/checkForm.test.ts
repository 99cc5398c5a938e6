import { expect, test } from 'vitest';
import { answerProblem, askedFields, formProblems, keptAnswers } from './checkForm.ts';
import type { FormFieldConfig } from './formFile.ts';

const topic: FormFieldConfig = {
  name: 'topic',
  rule: 'choice',
  label: 'Topic',
  required: true,
  options: ['order', 'other'].map((value) => ({ value, label: value })),
};
const number: FormFieldConfig = {
  name: 'number',
  rule: 'orderNumber',
  label: 'Number',
  required: true,
  when: { field: 'topic', is: ['order'] },
};
const batch: FormFieldConfig = { name: 'batch', rule: 'batch', label: 'Batch', when: { field: 'number', is: ['1'] } };
const text: FormFieldConfig = { name: 'text', rule: 'freeText', label: 'Text' };
const form = {
  steps: [
    { title: 'One', fields: [topic, number, batch] },
    { title: 'Two', fields: [text] },
  ],
};
const names = (answers: Record<string, string>) => askedFields(form, answers).map(({ name }) => name);

test('CONT-09 a field is asked where its condition holds, and that only where it is asked itself', () => {
  expect(names({})).toEqual(['topic', 'text']);
  expect(names({ topic: 'order' })).toEqual(['topic', 'number', 'text']);
  expect(names({ topic: 'order', number: '1' })).toEqual(['topic', 'number', 'batch', 'text']);
  expect(names({ topic: 'other', number: '1' })).toEqual(['topic', 'text']);
});

test('CONT-09 what is asked is checked by its rule; what is not asked is neither checked nor kept', () => {
  expect(formProblems(form, {})).toEqual({ topic: { kind: 'required' }, text: { kind: 'required' } });
  expect(formProblems(form, { topic: 'order', text: 'x' })).toEqual({ number: { kind: 'required' } });
  expect(formProblems(form, { topic: 'order', number: 'x', text: 'a<b' })).toMatchObject({
    number: { kind: 'integer' },
    text: { kind: 'characters' },
  });
  expect(formProblems(form, { topic: 'never', text: 'x' })).toEqual({ topic: { kind: 'characters' } });
  const answers = { topic: 'other', number: 'not a number', text: ' Hello ', stray: 'x' };
  expect(formProblems(form, answers)).toEqual({});
  expect(keptAnswers(form, answers)).toEqual({ topic: 'other', text: 'Hello' });
});

test('VAL-09 a form of the retailer may ask for a mobile number in its international form alone', () => {
  const mobile: FormFieldConfig = { name: 'mobile', rule: 'mobile', label: 'Mobile' };
  expect(answerProblem(mobile, '+436641234567')).toBeUndefined();
  expect(answerProblem(mobile, '0664 1234567')?.kind).toBe('phone');
});

test('FORM-05 a phone number of a form has to be one, where it is given', () => {
  const phone: FormFieldConfig = { name: 'phone', rule: 'phone', label: 'Phone' };
  const problem = (answer: string) => answerProblem(phone, answer)?.kind;
  expect(['', '+43 660 1234567', '0660 1234567'].map(problem)).toEqual([undefined, undefined, undefined]);
  expect(['call me', '+999 123', '+43 1'].map(problem)).toEqual(['phone', 'phone', 'phone']);
});
