import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import compile from 'icu-minify/compile';
import { expect, test } from 'vitest';
import { repositoryRoot } from '../platform/paths.ts';
import { compileTexts } from './messages.ts';

const odd = [
  '',
  'It’s 10 % off',
  "It''s",
  "'{'as it is'}'",
  '{count, plural, one {# piece} other {#}}',
  '<b>x</b>',
  '#|',
];

const shipped = ['de', 'en'].flatMap((language) => {
  const folder = join(repositoryRoot, 'locales', language, 'messages');
  return readdirSync(folder).flatMap((name) =>
    Object.values(JSON.parse(readFileSync(join(folder, name), 'utf8')) as Record<string, string>),
  );
});

test.each([
  ['odd texts', odd],
  ['every text that is shipped', shipped],
])('%s come out as the compiler has them, also those that it need not see', (_, texts) => {
  expect(texts.length).toBeGreaterThan(5);
  const { messages } = compileTexts(new Map(texts.map((text, at) => [String(at), { text, area: undefined }])));
  expect(messages).toEqual(Object.fromEntries(texts.map((text, at) => [String(at), compile(text)])));
});
