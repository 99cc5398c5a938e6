import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import compile from 'icu-minify/compile';
import { describe, expect, test } from 'vitest';
import { baseTexts, readFolder, readMessages, tenantIds } from './testing.ts';

const german = readMessages('feldmarkt');
const english = readMessages('harbour');
const argumentsOf = (text = '') => new Set(namesIn(compile(text)));

/** A message is a text, or texts and arguments: a name, its kind, and by case the messages it chooses from. */
function namesIn(message: unknown): readonly string[] {
  if (!Array.isArray(message)) return [];
  return message
    .filter(Array.isArray)
    .flatMap(([name, , cases]) => [
      String(name),
      ...(typeof cases === 'object' && cases !== null ? Object.values(cases).flatMap(namesIn) : []),
    ]);
}

test('TEN-06 both tenants have a text for the same keys, in the same areas', () => {
  expect(Object.keys(german).toSorted()).toEqual(Object.keys(english).toSorted());
  const [one, other] = tenantIds.map((id) => [...baseTexts(id).keys()].toSorted());
  expect(one).toEqual(other);
});

test.each(tenantIds)('TEN-06 %s has texts of its own only where it says something else than its language', (id) => {
  const base: Record<string, string> = Object.assign({}, ...baseTexts(id).values());
  const own: Record<string, string> = Object.assign({}, ...readFolder(id, 'messages').values());
  expect(Object.entries(own).filter(([key, text]) => !(key in base) || base[key] === text)).toEqual([]);
  expect(Object.values(base).filter((text) => /Feldmarkt|Feldfreund|Harbour|Crew/.test(text))).toEqual([]);
});

test.each(Object.keys(german))('TEN-06 %s has a text in both languages, with the same arguments', (key) => {
  expect(german[key]?.trim()).not.toBe('');
  expect(english[key]?.trim()).not.toBe('');
  expect(argumentsOf(english[key])).toEqual(argumentsOf(german[key]));
});

test.each(['storefront/src', 'server/src'])('TEN-06 every text that %s asks for is there', (folder) => {
  const source = join(import.meta.dirname, '..', folder);
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /(?<!\.test)\.tsx?$/.test(name),
  );
  const asked = files.flatMap((name) =>
    [...readFileSync(join(source, name), 'utf8').matchAll(/\btexts?\(\s*'([^']+\.[^']+)'/g)].map(([, key = '']) => key),
  );
  expect(asked).not.toHaveLength(0);
  expect(asked.filter((key) => !(key in german))).toEqual([]);
});

describe('texts the specification names', () => {
  test('the six default messages of the form layer', () => {
    const form = (name: string) => english[`form.${name}`];
    expect(form('required')).toBe('This field is required');
    expect(form('email')).toBe('Please enter a valid email');
    expect(form('number')).toBe('This field can only contain numbers');
    expect(form('integer')).toBe('This field can only contain integer values');
    expect(form('maxLength')).toBe('You must enter a maximum of {0} characters');
    expect(form('minLength')).toBe('You must enter a minimum of {0} characters');
  });

  test('the notifications of the shell', () => {
    for (const key of ['internet.offline', 'account.logout.successful', 'account.logout.error'])
      expect(german).toHaveProperty([key]);
  });
});
