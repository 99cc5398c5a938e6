import fc from 'fast-check';
import { expect, test } from 'vitest';
import { csvLine } from './csv.ts';

test('cells are quoted where they have to be', () => {
  expect(csvLine(['ana@example.at', 'a,b', 'say "hello"', ''])).toBe('ana@example.at,"a,b","say ""hello""",\r\n');
});

test('no cell is a formula for a spreadsheet', () => {
  const signs = fc.string({ unit: fc.constantFrom(...'=+-@\t\r\n",;a1(\''.split('')), maxLength: 12 });
  fc.assert(
    fc.property(signs, (cell) => {
      const written = csvLine([cell]).slice(0, -2);
      const shown = written.startsWith('"') ? written.slice(1, -1).replaceAll('""', '"') : written;
      expect(shown).not.toMatch(/^[=+\-@\t\r]/);
      expect(shown.replace(/^'/, '')).toBe(cell.replace(/^'/, ''));
    }),
  );
});
