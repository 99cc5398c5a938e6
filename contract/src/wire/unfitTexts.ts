import type { z } from 'zod/mini';
import { isPlainText } from './plainText.ts';

type Path = readonly PropertyKey[];

const multilineTexts = new WeakSet<z.core.$ZodType>();

/** Marks a text as one of several lines; any other is one line. Mark it last, since a further check makes a new schema. */
export function multiline<S extends z.core.$ZodType>(schema: S): S {
  multilineTexts.add(schema);
  return schema;
}

const none: readonly Path[] = [];

/**
 * SAFE-03: the paths of texts in a value that hold forbidden characters. It walks the schema
 * instead of relying on each field's own rule, so that no field is forgotten.
 */
export function unfitTexts(schema: z.core.$ZodType, value: unknown): readonly Path[] {
  // Nearly always nothing is wrong, which is seen without the schema: it only forgives, as several lines.
  return isPlain(value) ? none : unfitWithin(schema, value, []);
}

/** What lies deeper is left to the schema, which has an end. */
const deepest = 8;

/** All texts in it are plain, also the names of its fields. */
function isPlain(value: unknown, depth = 0): boolean {
  if (typeof value === 'string') return !isUnfit(value, false);
  if (typeof value !== 'object' || value === null) return true;
  if (depth === deepest) return false;
  return Object.entries(value).every(([key, one]) => isPlainText(key) && isPlain(one, depth + 1));
}

function unfitWithin(schema: z.core.$ZodType, value: unknown, path: Path): readonly Path[] {
  const { def } = (schema as z.core.$ZodTypes)._zod;
  if (def.type === 'string') return isUnfit(value, multilineTexts.has(schema)) ? [path] : [];
  if (def.type === 'object')
    return Object.entries(def.shape).flatMap(([key, one]) => unfitWithin(one, propertyOf(value, key), [...path, key]));
  if (def.type === 'array')
    return Array.isArray(value) ? value.flatMap((one, at) => unfitWithin(def.element, one, [...path, at])) : [];
  if (def.type === 'record')
    return entriesOf(value).flatMap(([key, one]) =>
      isPlainText(key) ? unfitWithin(def.valueType, one, [...path, key]) : [path],
    );
  return unlessRepeated(schemasInside(def).flatMap((one) => unfitWithin(one, value, path)));
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
