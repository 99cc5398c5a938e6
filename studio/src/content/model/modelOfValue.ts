import type { FieldModel } from './fieldModel.ts';
import { textHints } from './hints.ts';
import type { Json } from './json.ts';
import { isList, isObject } from './json.ts';

/** A model from what is there, for configurations whose schema allows anything: their outline stays as it is. */
export function modelOfValue(value: Json | undefined, name = ''): FieldModel {
  const optional = false;
  if (typeof value === 'boolean') return { kind: 'boolean', optional };
  if (typeof value === 'number') return { kind: 'number', optional };
  if (typeof value === 'string') {
    const named = textHints[name] ?? (/href$/i.test(name) ? 'link' : 'text');
    return { kind: 'text', optional, control: named === 'text' && value.length > 60 ? 'longText' : named };
  }
  if (isList(value)) {
    return { kind: 'list', optional, of: modelOfValue(value[0] ?? '', name), min: 0 };
  }
  if (isObject(value)) {
    const fields = Object.entries(value).map(([field, one]) => ({ name: field, model: modelOfValue(one, field) }));
    return { kind: 'object', optional, nullable: false, fields };
  }
  return { kind: 'unknown', optional };
}
