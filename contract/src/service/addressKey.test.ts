import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addressKey } from './addressKey.ts';

const home = { streetName: 'Neubaugasse', streetNumber: '12', stairCase: '2', door: '14', postalCode: '1070' };

describe('the key of an address', () => {
  test.for([
    [{ ...home, streetName: ' neubaugasse ', city: 'Wien' }, home],
    [{ ...home, streetNumber: '12/2/14', stairCase: undefined, door: undefined }, home],
    [{ ...home, floor: 'nan' }, home],
    [
      { streetName: 'Hauptstraße', streetNumber: '4', postalCode: '2340' },
      { streetName: 'Hauptstr.', streetNumber: '4', postalCode: '2340' },
    ],
    [
      { streetName: 'Shop Street', streetNumber: '12', postalCode: 'H91 X2Y3' },
      { streetName: 'Shop St', streetNumber: '12', postalCode: 'h91x2y3' },
    ],
    [
      { streetName: 'Café-Weg', streetNumber: '3A', postalCode: '1070' },
      { streetName: 'Cafe Weg', streetNumber: '3a', postalCode: '1070' },
    ],
  ] as const)('is the same for %j and %j', ([one, other]) => {
    expect(addressKey(one)).toBe(addressKey(other));
  });

  test.for([
    { ...home, door: '15' },
    { ...home, streetNumber: '1', stairCase: '22' },
    { ...home, postalCode: '1080' },
    { ...home, streetName: 'Neubaugürtel' },
  ])('differs for %j', (other) => {
    expect(addressKey(other)).not.toBe(addressKey(home));
  });

  test('does not depend on case or on blanks around what was typed', () => {
    // A placeholder stands for an empty field, in small letters alone.
    const word = fc.stringMatching(/^[A-Za-zäöüß0-9]{1,12}$/).filter((one) => !/^na(?:na?)?$/i.test(one));
    fc.assert(
      fc.property(word, word, word, (streetName, streetNumber, postalCode) => {
        const loud = { streetName: ` ${streetName.toUpperCase()}`, streetNumber: `${streetNumber.toUpperCase()} ` };
        expect(addressKey({ ...loud, postalCode })).toBe(addressKey({ streetName, streetNumber, postalCode }));
      }),
    );
  });
});
