import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { areasFile, discountCodesFile, placesFile, serviceFile, storesFile } from '@trolley/contract';
import { z } from 'zod/mini';
import { repositoryRoot } from '../../../../../server/src/platform/paths.ts';
import { foldPostalCode, postalCodeForms } from '../../../../../server/src/service/areas/postalCode.ts';

export const tenantIds = ['feldmarkt', 'harbour'] as const;
export type TenantId = (typeof tenantIds)[number];

const catalogueStores = z.array(z.object({ id: z.string(), zone: z.string() }));
const catalogueRules = z.object({ vat: z.record(z.string(), z.unknown()), zones: z.array(z.string()) });

/** Everything a tenant says of its service, as its data tests look at it. */
export function loadService(id: TenantId) {
  const read = <T extends z.ZodMiniType>(file: string, schema: T): z.output<T> =>
    schema.parse(JSON.parse(readFileSync(join(repositoryRoot, 'tenants', id, file), 'utf8')));
  const places = read('service/places.json', placesFile);
  return {
    id,
    service: read('service/service.json', serviceFile),
    areas: read('service/areas.json', areasFile),
    stores: read('service/stores.json', storesFile),
    codes: read('cart/discount-codes.json', discountCodesFile),
    known: read('catalogue/stores.json', catalogueStores),
    rules: read('catalogue/rules.json', catalogueRules),
    postalCodes: places.postalCodes,
    streets: places.streets.map(([postalCode, name, lng, lat]) => ({ postalCode, name, at: { lat, lng } })),
  };
}

/** The code as areas and the map list it: of an Eircode its routing key. */
export const listedCode = (code: string): string => postalCodeForms(code).at(-1) ?? foldPostalCode(code);

export function duplicates(values: readonly string[]): readonly string[] {
  return values.filter((value, index) => values.indexOf(value) !== index);
}

const words = {
  feldmarkt: /\b(the|and|of|off|your|for|free|shop|delivery|collect|street|centre|north|south|west side|we)\b/i,
  harbour: /[äöüß]|\b(und|der|die|das|für|auf|dein|deinen|gratis|straße|nord|süd|zentrum|wir)\b/i,
};

/** The texts that are not of the tenant's language, told by its commonest words and letters. */
export function foreignTexts(id: TenantId, texts: readonly string[]): readonly string[] {
  return texts.filter((text) => words[id].test(text));
}
