import { fieldProblem } from '@trolley/contract';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkMail, isAddress, readSender } from './checkMail.ts';
import { testMail } from './testing/testMail.ts';

test.each([
  'anna@example.at\r\nBcc: eve@example.org',
  'anna@example.at\nBcc: eve@example.org',
  'anna@example.at\r',
  'anna@example.at, eve@example.org',
  'anna@example.at; eve@example.org',
  'anna@example.at eve@example.org',
  'anna@example.at,eve@example.org',
  'Anna <anna@example.at>',
  '<anna@example.at>',
  '"anna eve"@example.at',
  'anna@example.at(eve@example.org)',
  'friends: anna@example.at, eve@example.org;',
  'anna@eve@example.at',
  'änna@example.at',
  'anna@exämple.at',
  'anna＠example.at',
  'anna@example。at',
  'anna@example.at\u2028eve@example.org',
  'anna\u0000@example.at',
  'anna@example',
  '@example.at',
  'anna@',
  '',
  `anna@${'a.'.repeat(130)}at`,
])('CUST-04 %j is not one plain recipient, and the refusal does not repeat it', (recipient) => {
  expect(() => checkMail(testMail({ recipient }))).toThrow(
    /^A mail "registration" has no single plain address as its recipient\.$/,
  );
});

const letters = 'abcXYZ019.!#$%&\'*+/=?^_`{|}~-@,;<>"() \r\n:äß\u2028＠'.split('');
const almost = fc
  .tuple(
    fc.string({ unit: fc.constantFrom(...letters), minLength: 1, maxLength: 8 }),
    fc.string({ unit: fc.constantFrom(...letters), minLength: 1, maxLength: 6 }),
  )
  .map(([name, domain]) => `${name}@${domain}.at`);

test('VAL-03 whatever the forms accept as an address can be written to', () => {
  fc.assert(
    fc.property(almost, (text) => {
      if (!fieldProblem('email', text)) expect(isAddress(text.trim())).toBe(true);
    }),
    { numRuns: 200 },
  );
});

test('CUST-04 a recipient that passes has no sign that could end it or begin another', () => {
  fc.assert(
    fc.property(almost, (text) => {
      if (isAddress(text)) expect(text).not.toMatch(/[^!-~]|[,;:<>"()[\]\\]/);
    }),
    { numRuns: 200 },
  );
});

test.each([
  ['subject', { subject: 'Hallo\r\nBcc: eve@example.org' }],
  ['subject', { subject: 'Hallo\u2028Bcc: eve@example.org' }],
  ['sender', { sender: 'Feldmarkt\r\nBcc: eve@example.org <servus@feldmarkt.example>' }],
  ['sender', { sender: 'servus@feldmarkt.example' }],
  ['sender', { sender: 'Feldmarkt <servus@feldmarkt.example, eve@example.org>' }],
  ['header', { headers: { 'Reply-To': 'a@example.at\r\nBcc: eve@example.org' } }],
  ['header', { headers: { Bcc: 'eve@example.org' } }],
  ['header', { headers: { 'X-Note\r\nBcc': 'eve@example.org' } }],
  ['header', { headers: { 'Message-ID': '<1@example.org>' } }],
  ['header', { headers: { 'Content-Type': 'text/plain' } }],
])('CUST-04 nothing in a mail becomes a line of its head: %s %j', (part, changes) => {
  expect(() => checkMail(testMail(changes))).toThrow(part);
  expect(() => checkMail(testMail(changes))).not.toThrow('eve');
});

test('CUST-04 a mail as the shop writes it passes', () => {
  expect(() => checkMail(testMail({ headers: { 'Reply-To': 'hilfe@feldmarkt.example' } }))).not.toThrow();
  expect(readSender('Möwe & Söhne <hello@harbour.example>')).toEqual({
    name: 'Möwe & Söhne',
    address: 'hello@harbour.example',
  });
});
