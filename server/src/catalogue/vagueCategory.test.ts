import { expect, test } from 'vitest';
import { categoryName, isVague } from './vagueCategory.ts';

test.each(['Unbekannt', 'unknown', 'N/A', '-', '?', 'Ohne Kategorie', 'nicht zugeordnet', 'UNCATEGORIZED'])(
  'a shopper does not read "%s"',
  (name) => {
    expect(categoryName(name, 'de-AT')).toBe('Weiteres');
    expect(categoryName(name, 'en-IE')).toBe('Everything else');
    expect(isVague(name)).toBe(true);
  },
);

test.each(['Sonstiges', 'Diverses', 'Other', 'Weiteres'])('"%s" is a name, though of the rest', (name) => {
  expect(categoryName(name, 'de-AT')).toBe(name);
  expect(isVague(name)).toBe(true);
});

test.each(['Milch', 'Käse & Co.', 'Other drinks', 'Sonstige Getränke', 'Ohne Zucker'])('"%s" is a category', (name) => {
  expect(categoryName(name, 'de-AT')).toBe(name);
  expect(isVague(name)).toBe(false);
});

test('a language without a word of its own keeps what the table says', () => {
  expect(categoryName('Inconnu', 'fr-FR')).toBe('Inconnu');
  expect(categoryName('?', 'fr-FR')).toBe('?');
});
