import type { PlacesFile } from '@trolley/contract';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { testServiceFiles } from '../testing.ts';
import { gazetteer } from './gazetteer.ts';

const { places, service } = testServiceFiles();
const file: PlacesFile = {
  postalCodes: { ...places.postalCodes, D06: { city: 'Dublin', at: [-6.262, 53.321] } },
  streets: [
    ...places.streets,
    ['1080', 'Neudeggergasse', 16.3517, 48.208],
    ['8010', 'Neue-Welt-Gasse', 15.436, 47.069],
    ['1070', 'Neubaugürtel', 16.338, 48.203],
    ['D06', 'Rathmines Road Lower', -6.2655, 53.3255],
    ['D06', 'Charleston Road', -6.26, 53.323],
    ['D06', 'St Patrick’s Row', -6.261, 53.3235],
  ],
};
const everywhere = () => true;
const maps = gazetteer(file, service.country, everywhere);
const first = async (typed: string) => {
  const [best] = await maps.suggest(typed);
  return best && `${best.primaryPart}, ${best.secondaryPart} (${best.kind})`;
};

describe('SERV-04 an address is suggested', () => {
  test.each([
    ['neubaug 12 1070', 'Neubaugasse 12, 1070 Wien (address)'],
    ['12 neubaugasse', 'Neubaugasse 12, 1070 Wien (address)'],
    ['NEUBAUGASSE', 'Neubaugasse, 1070 Wien (street)'],
    ['wien neubaugasse 3/7', 'Neubaugasse 3/7, 1070 Wien (address)'],
    ['josefstaedter strasse', 'Josefstädter Straße, 1080 Wien (street)'],
    ['josefstadter', 'Josefstädter Straße, 1080 Wien (street)'],
    ['strasse 1080', 'Josefstädter Straße, 1080 Wien (street)'],
    ['mariahilferstr 5', 'Mariahilfer Straße 5, 1070 Wien (address)'],
    ['mariahilfer straße 5', 'Mariahilfer Straße 5, 1070 Wien (address)'],
    ['neubau gasse', 'Neubaugasse, 1070 Wien (street)'],
    ['welt', 'Neue-Welt-Gasse, 8010 Graz (street)'],
    ['st patricks', 'St Patrick’s Row, D06 Dublin (street)'],
    ['st patrick’s row', 'St Patrick’s Row, D06 Dublin (street)'],
    ['1070', '1070, Wien (postalCode)'],
    ['graz', '8010, Graz (postalCode)'],
    ['4 Rathmines Rd, D06 x1y2', 'Rathmines Road Lower 4, D06 X1Y2 Dublin (address)'],
    ['D06 X1Y2', 'D06 X1Y2, Dublin (postalCode)'],
  ])('SERV-04 from "%s": %s', async (typed, expected) => {
    expect(await first(typed)).toBe(expected);
  });

  test('SERV-04 nothing where nothing fits', async () => {
    for (const typed of ['', '   ', 'xyz', 'neubaugasse 9999 xyz', '%_\\', '99999', 'neubaugasse graz'])
      expect(await maps.suggest(typed), typed).toEqual([]);
  });

  test('SERV-04 at most five, and streets only where addresses are asked for', async () => {
    expect(await maps.suggest('neu')).toHaveLength(5);
    const kinds = (await maps.suggest('1070', { addressOnly: true })).map(({ kind }) => kind);
    expect(kinds).toEqual(['street', 'street', 'street', 'street']);
  });

  test('SERV-04 the shorter name first', async () => {
    expect((await maps.suggest('neubau')).map(({ primaryPart }) => primaryPart)).toEqual([
      'Neubaugasse',
      'Neubaugürtel',
    ]);
  });

  test('SERV-04 of what fits equally well, where the shop delivers comes first; a better fit stays before it', async () => {
    const streets: PlacesFile['streets'] = [
      ['D06', 'High Street', -6.26, 53.32],
      ['8010', 'High Street', 15.44, 47.07],
    ];
    const towns = async (typed: string, served: string) =>
      (
        await gazetteer({ ...file, streets }, service.country, ({ postalCode }) => postalCode === served).suggest(typed)
      ).map(({ secondaryPart }) => secondaryPart);
    expect(await towns('high street', 'D06')).toEqual(['D06 Dublin', '8010 Graz']);
    expect(await towns('high street', '8010')).toEqual(['8010 Graz', 'D06 Dublin']);
    expect(await towns('high street 8010', 'D06')).toEqual(['8010 Graz']);
  });

  test('SERV-04 whatever is typed, with results that can be opened', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.string({ maxLength: 20, unit: fc.constantFrom(...Array.from('neubagsx 0127/-ß%éÄ\0\\🥛')) }),
        async (typed) => {
          const results = await maps.suggest(`${typed} wien`);
          expect(results.length).toBeLessThanOrEqual(5);
          for (const { id } of results) expect(await maps.place(id)).toBeDefined();
        },
      ),
      { numRuns: 60 },
    );
  });
});

describe('SERV-04 a place', () => {
  const neubaugasse = {
    streetName: 'Neubaugasse',
    streetNumber: '12',
    postalCode: '1070',
    city: 'Wien',
    country: 'Österreich',
    countryCode: 'AT',
    position: { lat: 48.2007, lng: 16.3493 },
  };

  test('SERV-04 is found by the id of its suggestion, which is fit for an address', async () => {
    const [suggestion] = await maps.suggest('neubaugasse 12');
    expect(suggestion?.id).toMatch(/^[\w-]+$/);
    expect(await maps.place(suggestion?.id ?? '')).toEqual(neubaugasse);
  });

  test('SERV-04 keeps the code of one door, and is written as its country writes', async () => {
    const irish = gazetteer(file, { code: 'IE', name: 'Ireland' }, everywhere);
    const [suggestion] = await irish.suggest('rathmines rd 4 D06 X1Y2');
    expect(suggestion).toMatchObject({ primaryPart: '4 Rathmines Road Lower', secondaryPart: 'D06 X1Y2 Dublin' });
    const place = { streetName: 'Rathmines Road Lower', streetNumber: '4', postalCode: 'D06 X1Y2', countryCode: 'IE' };
    expect(await irish.place(suggestion?.id ?? '')).toMatchObject(place);
    const { primaryPart, secondaryPart } = suggestion ?? {};
    expect(await irish.place('gone', { primaryPart, secondaryPart })).toMatchObject(place);
  });

  test('SERV-04 is found by its two lines where the id is not known', async () => {
    const lines = { primaryPart: 'Neubaugasse 12', secondaryPart: '1070 Wien' };
    expect(await maps.place('of-another-map', lines)).toEqual(neubaugasse);
    expect(await maps.place(Buffer.from('["9999","Nowhere","",""]').toString('base64url'), lines)).toEqual(neubaugasse);
    expect(await maps.place('of-another-map')).toBeUndefined();
  });

  test('SERV-04 is found by its written address', async () => {
    expect(await maps.placeOf('Neubaugasse 12, 1070 Wien')).toEqual(neubaugasse);
    expect(await maps.placeOf('Nowhere 1')).toBeUndefined();
  });

  test('SERV-04 is found by a position, which stays as it was given', async () => {
    const position = { lat: 48.201, lng: 16.349 };
    const { streetNumber: _, ...street } = neubaugasse;
    expect(await maps.placeAt(position)).toEqual({ ...street, position });
    const outOfTown = { lat: 48.16, lng: 16.31 };
    expect(await maps.placeAt(outOfTown)).toMatchObject({ postalCode: '1070', position: outOfTown });
    expect(await maps.placeAt(outOfTown, { addressOnly: true })).toBeUndefined();
    expect(await maps.placeAt({ lat: 0, lng: 0 })).toBeUndefined();
  });
});
