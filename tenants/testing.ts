import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export const tenantIds = ['feldmarkt', 'harbour'] as const;
export type TenantId = (typeof tenantIds)[number];

const languages = { feldmarkt: 'de', harbour: 'en' } as const;
const localeOf = (id: TenantId) => join(import.meta.dirname, '../locales', languages[id]);

type Json = Record<string, unknown>;
const parsed = (file: string) => (existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as unknown) : undefined);
const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** As the shop reads it: the tenant's file over that of its language. */
export function readJson(id: TenantId, file: string): unknown {
  const [base, own] = [join(localeOf(id), file), join(import.meta.dirname, id, file)].map(parsed);
  if (base === undefined && own === undefined) throw new Error(`${id} has no ${file}`);
  return over(base, own);
}

function over(base: unknown, own: unknown): unknown {
  if (own === undefined) return base;
  if (!isObject(base) || !isObject(own)) return own;
  const names = [...new Set([...Object.keys(base), ...Object.keys(own)])];
  return Object.fromEntries(names.map((name) => [name, over(base[name], own[name])]));
}

/** The JSON files of one of a tenant's folders, by name. */
export function readFolder(id: TenantId, folder: string): ReadonlyMap<string, unknown> {
  const names = readdirSync(join(import.meta.dirname, id, folder)).filter((name) => name.endsWith('.json'));
  return new Map(names.map((name) => [name, readJson(id, `${folder}/${name}`)]));
}

/** All texts of a tenant, by key: those of its language, and its own in their place. */
export const readMessages = once(
  (id): Readonly<Record<string, string>> =>
    Object.freeze(Object.assign({}, ...baseTexts(id).values(), ...readFolder(id, 'messages').values())),
);

/** The texts of one area, such as `customer-orders`, in the words of the tenant. */
export function readTexts(id: TenantId, area: string): Record<string, string> {
  const all = readMessages(id);
  const keys = Object.keys(baseTexts(id).get(`${area}.json`) ?? {});
  if (keys.length === 0) throw new Error(`locales/${languages[id]}/messages has no ${area}.json`);
  return Object.fromEntries(keys.map((key) => [key, all[key] ?? '']));
}

/** The texts that every shop of the tenant's language has, by file. */
export const baseTexts = once((id): ReadonlyMap<string, Readonly<Record<string, string>>> => {
  const folder = join(localeOf(id), 'messages');
  return new Map(
    readdirSync(folder).map((name) => [name, Object.freeze(parsed(join(folder, name)) as Record<string, string>)]),
  );
});

/** Whoever draws a screen asks for its texts: parsing every file each time took a sixth of those tests. */
function once<T>(read: (id: TenantId) => T): (id: TenantId) => T {
  const known = new Map<TenantId, T>();
  return (id) => {
    const found = known.get(id) ?? read(id);
    known.set(id, found);
    return found;
  };
}
