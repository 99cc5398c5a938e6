import type { $ZodType, $ZodTypes } from 'zod/v4/core';
import type { FieldModel, ListModel, NamedModel, ObjectModel, TextModel } from './fieldModel.ts';
import { objectHints, textHints } from './hints.ts';
import type { Json } from './json.ts';

/** The model of a field from the contract's schema. `name` is that of the property, for the hints. */
export function modelOfSchema(given: $ZodType, name = ''): FieldModel {
  // All schemas of the contract are made of the kinds of this union.
  const schema = given as $ZodTypes;
  const { def } = schema._zod;
  // All other kinds are `unknown` to a form.
  // oxlint-disable-next-line typescript/switch-exhaustiveness-check
  switch (def.type) {
    case 'optional':
      return { ...modelOfSchema(def.innerType, name), optional: true };
    case 'default':
      return { ...modelOfSchema(def.innerType, name), optional: true, byDefault: def.defaultValue as Json };
    case 'nullable': {
      const inner = modelOfSchema(def.innerType, name);
      return inner.kind === 'object' ? { ...inner, nullable: true } : { ...inner, optional: true };
    }
    case 'string':
      return textModel(def, name);
    case 'number':
      return { kind: 'number', optional: false, min: limit(def, 'greater_than'), max: limit(def, 'less_than') };
    case 'boolean':
      return { kind: 'boolean', optional: false };
    case 'literal':
      return { kind: 'constant', optional: false, value: String(def.values[0]) };
    case 'enum':
      return { kind: 'enum', optional: false, values: Object.values(def.entries).map(String) };
    case 'object':
      return objectModel(def.shape, name);
    case 'array':
      return listModel(def, name);
    case 'union':
      return variantsModel(def, name);
    default:
      return { kind: 'unknown', optional: false };
  }
}

interface Checked {
  readonly checks?: readonly { readonly _zod: { readonly def: { readonly check: string } } }[];
}

function checksOf({ checks = [] }: Checked): readonly Readonly<Record<string, unknown>>[] {
  return checks.map((check) => check._zod.def as unknown as Record<string, unknown>);
}

function limit(def: Checked, check: string, property = 'value'): number | undefined {
  const value = checksOf(def).find((one) => one.check === check)?.[property];
  return typeof value === 'number' ? value : undefined;
}

function textModel(def: Checked & { readonly format?: string }, name: string): TextModel {
  const max = limit(def, 'max_length', 'maximum');
  const control = def.format === 'datetime' ? 'moment' : (textHints[name] ?? 'text');
  return { kind: 'text', optional: false, control, max };
}

function objectModel(shape: Readonly<Record<string, $ZodType>>, name: string): ObjectModel {
  const fields = Object.entries(shape).map(
    ([field, schema]): NamedModel => ({
      name: field,
      model: modelOfSchema(schema, field),
    }),
  );
  return { kind: 'object', optional: false, nullable: false, control: objectHints[name], fields };
}

function listModel(def: Checked & { readonly element: $ZodType }, name: string): FieldModel {
  const of = modelOfSchema(def.element, name);
  if (of.kind === 'variants' && of.discriminator === 'type') return { kind: 'blocks', optional: false };
  const min = limit(def, 'min_length', 'minimum') ?? 0;
  return {
    kind: 'list',
    optional: false,
    control: listControl(of, name),
    of,
    min,
    max: limit(def, 'max_length', 'maximum'),
  };
}

function listControl(of: FieldModel, name: string): ListModel['control'] {
  if (of.kind === 'enum') return 'ticks';
  if (of.kind === 'text' && of.control === 'product') return 'products';
  if (of.kind === 'list') return 'rows';
  return of.kind === 'text' && name === 'head' ? 'columns' : undefined;
}

function variantsModel(
  def: { readonly options: readonly $ZodType[]; readonly discriminator?: string },
  name: string,
): FieldModel {
  const { discriminator } = def;
  if (discriminator === undefined) return { kind: 'unknown', optional: false };
  const options = def.options.flatMap((option) => {
    const model = modelOfSchema(option, name);
    if (model.kind !== 'object') return [];
    const tag = model.fields.find((field) => field.name === discriminator)?.model;
    const values = tag?.kind === 'enum' ? tag.values : tag?.kind === 'constant' ? [tag.value] : [];
    return values.map((value) => ({ value, model }));
  });
  return { kind: 'variants', optional: false, discriminator, options };
}
