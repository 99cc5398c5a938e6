import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { captureLog } from '../../platform/http/testing.ts';
import { testServiceFiles } from '../testing.ts';
import { forgivingMaps } from './forgivingMaps.ts';
import { openMaps } from './openMaps.ts';
import { photonMaps } from './photonMaps.ts';

/** Stands in for Photon: listens on this machine and answers as it is told. */
let answer: (response: ServerResponse, url: URL) => void;
let asked: URL[] = [];
const server = createServer((request, response) => {
  const url = new URL(request.url ?? '/', 'http://photon');
  asked.push(url);
  answer(response, url);
});
let url: string;
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(() => {
  asked = [];
  answer = (response) => response.end(JSON.stringify({ type: 'FeatureCollection', features }));
});

const feature = (properties: object, coordinates = [16.3493, 48.2007]) => ({
  type: 'Feature',
  geometry: { type: 'Point', coordinates },
  properties: { osm_type: 'W', osm_id: 1, countrycode: 'AT', country: 'Österreich', ...properties },
});
const house = feature({ type: 'house', street: 'Neubaugasse', housenumber: '12', postcode: '1070', city: 'Wien' });
const street = feature({ type: 'street', osm_key: 'highway', name: 'Neubaugasse', postcode: '1070', city: 'Wien' });
const german = feature({ type: 'street', name: 'Neubaugasse', postcode: '94032', city: 'Passau', countrycode: 'DE' });
const city = feature({ type: 'city', name: 'Wien' });
const features = [house, street, street, german, city];

const { areas, service, places } = testServiceFiles();
const open = (timeoutMs?: number) =>
  photonMaps({ url, country: service.country, language: 'de', near: { lat: 48.2, lng: 16.37 }, timeoutMs });

describe('SERV-04 Photon', () => {
  test('SERV-04 suggests, each address once', async () => {
    const results = await open().suggest('neubaug', { restrictCountry: true });
    expect(results.map(({ primaryPart, secondaryPart, kind }) => [primaryPart, secondaryPart, kind])).toEqual([
      ['Neubaugasse 12', '1070 Wien', 'address'],
      ['Neubaugasse', '1070 Wien', 'street'],
    ]);
    expect(asked[0]?.pathname).toBe('/api');
    expect(Object.fromEntries(asked[0]?.searchParams ?? [])).toMatchObject({ q: 'neubaug', lang: 'de', lat: '48.2' });
  });

  test('SERV-04 is asked for streets and houses where only addresses are wanted', async () => {
    const results = await open().suggest('neubaug', { addressOnly: true });
    expect(asked[0]?.searchParams.getAll('layer')).toEqual(['house', 'street']);
    expect(results.map(({ secondaryPart }) => secondaryPart)).toContain('94032 Passau');
    expect(await open().suggest('   ')).toEqual([]);
    expect(asked).toHaveLength(1);
  });

  test('SERV-04 suggests what the shop delivers to before what it does not', async () => {
    const away = feature({ type: 'street', name: 'Neubaugasse', postcode: '6020', city: 'Innsbruck' }, [11.4, 47.26]);
    answer = (response) => response.end(JSON.stringify({ type: 'FeatureCollection', features: [away, street] }));
    const { log } = captureLog();
    const maps = openMaps({ files: { areas, places, service }, settings: { mapsUrl: url }, language: 'de', log });
    const results = await maps.suggest('neubaugasse');
    expect(results.map(({ secondaryPart }) => secondaryPart)).toEqual(['1070 Wien', '6020 Innsbruck']);
  });

  test('SERV-04 finds the place of a suggestion without asking again', async () => {
    const [suggestion] = await open().suggest('neubaug 12');
    asked = [];
    expect(await open().place(suggestion?.id ?? '')).toEqual({
      streetName: 'Neubaugasse',
      streetNumber: '12',
      postalCode: '1070',
      city: 'Wien',
      countryCode: 'AT',
      position: { lat: 48.2007, lng: 16.3493 },
    });
    expect(asked).toEqual([]);
  });

  test('SERV-04 finds a written address, also for an id that is none', async () => {
    expect(await open().placeOf('Neubaugasse 12, 1070 Wien')).toMatchObject({
      streetNumber: '12',
      country: 'Österreich',
    });
    const forged = Buffer.from('["","","","","",999,0]').toString('base64url');
    expect(await open().place(forged, { primaryPart: 'Neubaugasse 12' })).toMatchObject({ streetNumber: '12' });
    expect(await open().place(forged)).toBeUndefined();
  });

  test('SERV-04 finds what is near a position', async () => {
    const position = { lat: 48.2, lng: 16.35 };
    expect(await open().placeAt(position)).toMatchObject({ streetName: 'Neubaugasse', position });
    expect(asked[0]?.pathname).toBe('/reverse');
    answer = (response) => response.end('{"features":[]}');
    expect(await open().placeAt(position)).toBeUndefined();
  });
});

describe('SERV-04 a map that fails', () => {
  const failures: [string, (response: ServerResponse) => void][] = [
    ['with an error', (response) => response.writeHead(500).end('{}')],
    ['with garbage', (response) => response.end('<html>')],
    ['with another shape', (response) => response.end('{"features":[{"geometry":null}]}')],
    ['with places beyond the earth', (response) => response.end(JSON.stringify({ features: [feature({}, [999, 0])] }))],
    ['by hanging up', (response) => response.destroy()],
    ['by silence', () => {}],
  ];
  test.each(failures)('SERV-04 %s yields nothing, and one line in the log without what was typed', async (_, fail) => {
    answer = fail;
    const { log, lines } = captureLog();
    const maps = forgivingMaps(open(40), log);
    expect(await maps.suggest('verraeterisch')).toEqual([]);
    expect(lines).toHaveLength(1);
    expect(JSON.stringify(lines)).not.toContain('verraeterisch');
    expect(await maps.placeOf('verraeterisch')).toBeUndefined();
  });

  test('SERV-04 away altogether yields nothing', async () => {
    const { log, lines } = captureLog();
    const maps = openMaps({
      files: { areas, places, service },
      settings: { mapsUrl: 'http://127.0.0.1:9' },
      language: 'de',
      log,
    });
    expect(await maps.suggest('neubaugasse')).toEqual([]);
    expect(await maps.placeAt({ lat: 48.2, lng: 16.35 })).toBeUndefined();
    expect(await maps.place('nothing', { primaryPart: 'x' })).toBeUndefined();
    expect(lines.map(({ level }) => level)).toEqual(['warn', 'warn', 'warn']);
  });
});

test('SERV-04 without a service of maps the tenant’s own streets are found', async () => {
  const { log } = captureLog();
  const maps = openMaps({ files: { areas, places, service }, settings: {}, language: 'de', log });
  expect(await maps.suggest('neubaugasse')).toHaveLength(1);
  expect(asked).toEqual([]);
});
