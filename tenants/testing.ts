import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export const tenantIds = ['feldmarkt', 'harbour'] as const;
export type TenantId = (typeof tenantIds)[number];

export function readJson(id: TenantId, file: string): unknown {
  return JSON.parse(readFileSync(join(import.meta.dirname, id, file), 'utf8'));
}

/** The JSON files of one of a tenant's folders, by name. */
export function readFolder(id: TenantId, folder: string): ReadonlyMap<string, unknown> {
  const names = readdirSync(join(import.meta.dirname, id, folder)).filter((name) => name.endsWith('.json'));
  return new Map(names.map((name) => [name, readJson(id, `${folder}/${name}`)]));
}

/** All texts of a tenant, by key. */
export function readMessages(id: TenantId): Readonly<Record<string, string>> {
  return Object.assign({}, ...readFolder(id, 'messages').values());
}
