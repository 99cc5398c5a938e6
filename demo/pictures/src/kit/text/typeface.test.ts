import { describe, expect, test } from 'vitest';
import { supplies } from '../testing.ts';
import { BRAND_FONTS, type Font } from './fonts.ts';
import { fitRun, layRun } from './run.ts';

const FONTS: readonly Font[] = [...BRAND_FONTS, 'small'];
const NEEDED = 'ABCXYZabcxyzÄÖÜäöüßéèàçñåøœ0123456789 -–&%.,+°/×€';

describe('the extracted outlines', () => {
  test.each(FONTS)('%s has every character a label needs, with ink on its baseline', (font) => {
    const typeface = supplies.typefaces(font);
    expect(Array.from(NEEDED).filter((character) => !typeface.glyph(character))).toEqual([]);
    const capital = typeface.glyph('H');
    expect(capital?.rise).toBeGreaterThan(typeface.unitsPerEm * 0.5);
    expect(capital?.drop).toBeLessThan(typeface.unitsPerEm * 0.12);
  });

  test('set an accented letter as its plain one with ink on top', () => {
    const typeface = supplies.typefaces('small');
    const [plain, accented] = [typeface.glyph('U'), typeface.glyph('Ü')];
    expect(accented?.advance).toBe(plain?.advance);
    expect(accented?.rise).toBeGreaterThan(plain?.rise ?? 0);
  });

  test('fall back to the plain letter for an accent they lack and skip what they do not know', () => {
    const width = (text: string): number => layRun(supplies.typefaces, text, { font: 'serif', size: 40 }).width;
    expect(width('č')).toBe(width('c'));
    expect(width('Milch 🥛')).toBe(width('Milch '));
  });

  test('a font without outlines is a mistake and says so', () => {
    expect(() => supplies.typefaces('comic')).toThrow('comic');
  });
});

describe('a line of text', () => {
  test('shrinks to the width it is given and not further', () => {
    const setting = { font: 'heavy', size: 90 } as const;
    const free = layRun(supplies.typefaces, 'Tideway', setting);
    expect(fitRun(supplies.typefaces, 'Tideway', setting, 2000).size).toBe(90);
    expect(fitRun(supplies.typefaces, 'Tideway', setting, free.width / 2).width).toBeCloseTo(free.width / 2, 6);
  });

  test('is kerned', () => {
    const width = (text: string): number => layRun(supplies.typefaces, text, { font: 'didone', size: 100 }).width;
    expect(width('AV')).toBeLessThan(width('A') + width('V'));
  });
});
