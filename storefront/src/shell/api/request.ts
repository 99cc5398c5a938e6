import type { Endpoint } from '@trolley/contract';

interface Parts {
  readonly params?: unknown;
  readonly query?: unknown;
}

/** The address of a call: parameters filled into the path, the query behind it, nothing for what is undefined. */
export function addressOf({ path }: Pick<Endpoint, 'path'>, { params, query }: Parts): string {
  const values = (params ?? {}) as Record<string, unknown>;
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(values[name])));
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query ?? {})) {
    for (const one of Array.isArray(value) ? value : [value]) if (one !== undefined) search.append(name, String(one));
  }
  return search.size > 0 ? `${filled}?${search}` : filled;
}
