import { z } from 'zod/mini';

/** As long as the endpoint takes. */
const longest = 300;

/** The id of a suggestion is what it stands for, so that no process has to remember it. */
export function writePlaceId(parts: readonly (string | number)[]): string | undefined {
  const id = Buffer.from(JSON.stringify(parts)).toString('base64url');
  return id.length <= longest ? id : undefined;
}

/** Undefined for what is no id of ours. */
export function readPlaceId<const S extends z.core.$ZodType>(id: string, schema: S): z.output<S> | undefined {
  if (id.length > longest) return undefined;
  try {
    const read = z.safeParse(schema, JSON.parse(Buffer.from(id, 'base64url').toString('utf8')));
    return read.success ? read.data : undefined;
  } catch {
    return undefined;
  }
}
