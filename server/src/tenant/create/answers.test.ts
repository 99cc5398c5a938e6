import { expect, test } from 'vitest';
import { problemsOf, readGiven } from './answers.ts';

const good = { id: 'alpenkorb', name: 'Alpenkorb', language: 'de', country: 'AT', primary: '#1b5a3a' };

test('flags become answers, without the blanks around them', () => {
  const args = ['new', 'alpenkorb', '--name', ' Alpenkorb ', '--vat-id', 'ATU12345678', '--phone', ''];
  expect(readGiven(args)).toEqual({ id: 'alpenkorb', name: 'Alpenkorb', vatId: 'ATU12345678' });
  expect(readGiven(['--help'])).toBe('help');
  expect(readGiven(['remove', 'x'])).toEqual({ problem: 'Expected: new <id>' });
  expect(readGiven(['new', 'x', '--colour', 'red'])).toEqual({ problem: expect.stringContaining('--colour') });
});

test('what is needed is enough', () => {
  expect(problemsOf(good)).toEqual([]);
});

test('everything that is wrong is said at once, with what was expected', () => {
  const wrong = {
    ...good,
    id: '../harbour',
    name: undefined,
    language: 'fr',
    country: 'FR',
    primary: 'green',
    email: 'x',
  };
  expect(problemsOf(wrong)).toEqual([
    expect.stringMatching(/^<id>: "\.\.\/harbour" does not fit: expected a short name/),
    '--name is missing: Name of the shop',
    expect.stringMatching(/^--language: "fr" does not fit: expected one of: de, en\./),
    expect.stringMatching(/^--country: "FR" does not fit: expected one of: AT, DE, CH, IE, GB\./),
    expect.stringMatching(/^--primary: "green" does not fit: expected a colour like #1b5a3a/),
    '--email: "x" does not fit: expected an email address',
  ]);
});

test.each(['Miller <b>', 'A "quoted" name', '{{id}}', '[[gap]]', 'a\nb'])(
  'a text that would break a file is refused: %j',
  (name) => {
    expect(problemsOf({ ...good, name })).toEqual([expect.stringContaining('expected a line of plain text')]);
  },
);
