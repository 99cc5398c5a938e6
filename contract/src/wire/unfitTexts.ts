import type { z } from 'zod/mini';
import { isPlainText } from './plainText.ts';

type Path = readonly PropertyKey[];

const multilineTexts = new WeakSet<z.core.$ZodType>();

/** Marks a text as one of several lines; any other is one line. Mark it last, since a further check makes a new schema. */
export function multiline<S extends z.core.$ZodType>(schema: S): S {
  multilineTexts.add(schema);
  return schema;
}

/**
 * SAFE-03: the paths of texts in a value that hold forbidden characters. It walks the schema
 * instead of relying on each field's own rule, so that no field is forgotten.
 */
export function unfitTexts(schema: z.core.$ZodType, value: unknown, path: Path = []): readonly Path[] {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  if (def.type === 'string') return isUnfit(value, multilineTexts.has(schema)) ? [path] : [];
  if (def.type === 'object')
    return Object.entries(def.shape).flatMap(([key, one]) => unfitTexts(one, propertyOf(value, key), [...path, key]));
  if (def.type === 'array')
    return Array.isArray(value) ? value.flatMap((one, at) => unfitTexts(def.element, one, [...path, at])) : [];
  if (def.type === 'record')
    return entriesOf(value).flatMap(([key, one]) =>
      isPlainText(key) ? unfitTexts(def.valueType, one, [...path, key]) : [path],
    );
  return unlessRepeated(schemasInside(def).flatMap((one) => unfitTexts(one, value, path)));
}

/** The inner schemas that validate the same value. */
function schemasInside(def: z.core.$ZodTypes['_zod']['def']): readonly z.core.$ZodType[] {
  if (def.type === 'union') return def.options;
  if (def.type === 'intersection') return [def.left, def.right];
  if (def.type === 'pipe') return [def.in];
  if (def.type === 'lazy') return [def.getter()];
  return 'innerType' in def ? [def.innerType] : [];
}

const isUnfit = (value: unknown, isMultiline: boolean) =>
  typeof value === 'string' && !isPlainText(value.trim(), { multiline: isMultiline });

const entriesOf = (value: unknown) => (typeof value === 'object' && value !== null ? Object.entries(value) : []);

function propertyOf(value: unknown, key: string): unknown {
  return typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>)[key] : undefined;
}

const unlessRepeated = (paths: readonly Path[]): readonly Path[] => [
  ...new Map(paths.map((path) => [JSON.stringify(path), path])).values(),
];
