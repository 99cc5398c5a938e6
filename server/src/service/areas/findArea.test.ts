import { describe, expect, test } from 'vitest';
import { testServiceFiles } from '../testing.ts';
import { areaFinder } from './findArea.ts';
import { postalCodeForms } from './postalCode.ts';

const find = areaFinder(testServiceFiles().areas);
const inNeubau = { lat: 48.2, lng: 16.35 };
const elsewhere = { lat: 48.5, lng: 16.35 };

describe('SERV-03 the area of an address', () => {
  test('SERV-03 is found by its position', () => {
    expect(find({ position: inNeubau })?.number).toBe('neubau');
    expect(find({ position: elsewhere })).toBeUndefined();
  });

  test('SERV-03 is found by its postal code, however it is written', () => {
    for (const postalCode of ['1070', ' 1070 ', '8010']) expect(find({ postalCode })).toBeDefined();
    expect(find({ postalCode: '9999' })).toBeUndefined();
    expect(find({ postalCode: '' })).toBeUndefined();
    expect(find({})).toBeUndefined();
  });

  test('SERV-03 a position decides where polygons are drawn, whatever the postal code says', () => {
    expect(find({ position: inNeubau, postalCode: '8010' })?.number).toBe('neubau');
    expect(find({ position: elsewhere, postalCode: '1070' })).toBeUndefined();
  });

  test('SERV-03 a position outside all polygons leaves areas without one to the postal code', () => {
    expect(find({ position: elsewhere, postalCode: '8010' })?.number).toBe('graz');
  });

  test('SERV-03 where areas overlap the first one of the file serves', () => {
    const [neubau] = testServiceFiles().areas;
    if (!neubau) throw new Error('the fixture has no area');
    const overlapping = areaFinder([{ ...neubau, number: 'first' }, neubau]);
    expect(overlapping({ position: inNeubau })?.number).toBe('first');
  });

  test('SERV-03 an Eircode belongs to the area of its first three letters', () => {
    expect(postalCodeForms('d06 x1y2')).toEqual(['D06X1Y2', 'D06']);
    expect(postalCodeForms('D6W XK28')).toContain('D6W');
    expect(postalCodeForms('1070')).toEqual(['1070']);
    const [neubau] = testServiceFiles().areas;
    if (!neubau) throw new Error('the fixture has no area');
    const irish = areaFinder([{ ...neubau, polygon: undefined, postalCodes: ['D06', 'D6W'] }]);
    expect(irish({ postalCode: 'D06 X1Y2' })).toBeDefined();
    expect(irish({ postalCode: 'd6w' })).toBeDefined();
    expect(irish({ postalCode: 'D08 X1Y2' })).toBeUndefined();
  });
});
