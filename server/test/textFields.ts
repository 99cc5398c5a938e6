import type { Endpoint } from '@trolley/contract';
import * as contract from '@trolley/contract';
import { z } from 'zod/mini';

export type Part = 'params' | 'query' | 'body';

/** A text somebody can send: of which call, in which part of it, and where in there. */
export interface TextField {
  readonly endpoint: Endpoint;
  readonly part: Part;
  readonly path: readonly string[];
}

interface JsonSchema {
  readonly type?: string;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  /** Of a record: what its values are. */
  readonly additionalProperties?: JsonSchema | boolean;
  readonly items?: JsonSchema;
  readonly anyOf?: readonly JsonSchema[];
  readonly oneOf?: readonly JsonSchema[];
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly format?: string;
}

const parts: readonly Part[] = ['params', 'query', 'body'];

/** Every call of the contract. */
export function allEndpoints(): readonly Endpoint[] {
  const exported: readonly unknown[] = Object.values(contract);
  const isEndpoint = (one: unknown): one is Endpoint =>
    typeof one === 'object' && one !== null && 'method' in one && 'path' in one && 'reply' in one;
  return exported.filter(isEndpoint);
}

/** Every text of a call's schemas, as their JSON Schema shows them. */
export function textFieldsOf(endpoint: Endpoint): readonly TextField[] {
  return parts.flatMap((part) => textsOf(schemaOf(endpoint, part)).map((path) => ({ endpoint, part, path })));
}

function schemaOf(endpoint: Endpoint, part: Part): JsonSchema {
  const schema = endpoint[part];
  return schema ? (z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema) : {};
}

function textsOf(schema: JsonSchema): readonly (readonly string[])[] {
  const { type, properties = {}, items, oneOf = [], anyOf = oneOf } = schema;
  if (schema.const !== undefined) return [];
  if (type === 'string') return [[]];
  if (anyOf.length > 0) return anyOf.flatMap(textsOf).slice(0, 1);
  if (items) return textsOf(items).map((path) => ['0', ...path]);
  const values = valuesOf(schema);
  if (values) return textsOf(values).map((path) => ['some', ...path]);
  return Object.entries(properties).flatMap(([name, inner]) => textsOf(inner).map((path) => [name, ...path]));
}

/** What a record holds; undefined for everything else. */
const valuesOf = ({ properties, additionalProperties }: JsonSchema): JsonSchema | undefined =>
  !properties && typeof additionalProperties === 'object' ? additionalProperties : undefined;

/** A call whose values are as they should be but for one text, which is made another. */
export function sampleCall({ endpoint, part, path }: TextField, spoil: (text: string) => string) {
  const values = Object.fromEntries(parts.map((one) => [one, sampleOf(schemaOf(endpoint, one))])) as Record<
    Part,
    unknown
  >;
  return { ...values, [part]: replaced(values[part], path, spoil) };
}

const samples: Readonly<Record<string, unknown>> = {
  sku: 'abc',
  password: 'Sehr-geheim-1',
  currentPassword: 'Sehr-geheim-1',
  birthdate: '1980-02-03',
  postalCode: '1070',
  countryCode: 'AT',
  streetNumber: '12',
  stairCase: '1',
  door: '7',
  phoneNumber: '+43 660 1234567',
  orderNumber: '40000017',
  cardNumber: '2900000000018',
  valueAddedTaxId: 'ATU1234567',
  companyRegistrationNumber: 'FN 123456',
  storeType: 'MY_STORE_1',
  distributionType: 'DELIVERY',
  page: '1',
  quantity: 1,
  token: 'a'.repeat(43),
};

/** Each is somebody else: limits per recipient are not what is tried. */
let strangers = 0;

function sampleOf(schema: JsonSchema, name = ''): unknown {
  const { type, properties, items, oneOf, anyOf = oneOf } = schema;
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  if (name === 'email') return `stranger${++strangers}@example.at`;
  if (name in samples) return samples[name];
  if (anyOf) return anyOf[0] && sampleOf(anyOf[0], name);
  if (properties) return Object.fromEntries(Object.entries(properties).map(([key, one]) => [key, sampleOf(one, key)]));
  if (items) return [sampleOf(items, name)];
  const values = valuesOf(schema);
  if (values) return { some: sampleOf(values) };
  if (type === 'boolean') return true;
  if (type === 'number' || type === 'integer') return 1;
  if (schema.format === 'date') return '2026-11-20';
  if (schema.format === 'uuid') return '0b5c9a52-1f7e-4b7e-9a3f-7f0a4c1d2e3f';
  return type === 'string' ? 'wien' : undefined;
}

function replaced(value: unknown, [key, ...rest]: readonly string[], spoil: (text: string) => string): unknown {
  if (key === undefined) return spoil(typeof value === 'string' ? value : 'wien');
  if (Array.isArray(value)) return value.map((one, at) => (String(at) === key ? replaced(one, rest, spoil) : one));
  const record = (value ?? {}) as Readonly<Record<string, unknown>>;
  return { ...record, [key]: replaced(record[key], rest, spoil) };
}
