import { expect, test } from 'vitest';
import { problemOf } from './problemOf.ts';

const failure = (fields: object) => Object.assign(new Error('550 5.1.1 <anna@example.at> is unknown'), fields);

test.each([
  [
    { code: 'EENVELOPE', responseCode: 550, response: '550 5.1.1 <anna@example.at> is unknown', command: 'RCPT TO' },
    'EENVELOPE 550 5.1.1 RCPT TO',
  ],
  [
    { code: 'EAUTH', responseCode: 535, response: '535 anna@example.at may not', command: 'AUTH PLAIN' },
    'EAUTH 535 AUTH PLAIN',
  ],
  [{ code: 'ECONNREFUSED', syscall: 'connect', address: '10.0.0.1' }, 'ECONNREFUSED'],
  [{ code: 'anna@example.at' }, 'Error'],
  [{ command: 'RCPT TO:<anna@example.at>' }, 'Error RCPT TO'],
  [{}, 'Error'],
])('a problem is told in codes, never in words that name a person: %#', (fields, told) => {
  expect(problemOf(failure(fields))).toBe(told);
});

test('what is no error at all is told as such', () => {
  expect(problemOf('anna@example.at')).toBe('unknown');
});
