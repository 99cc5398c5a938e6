import type { FieldModel } from './fieldModel.ts';
import { blockModels, itemModel } from './itemModel.ts';
import type { Json } from './json.ts';
import { isList, isObject, textOf } from './json.ts';

/** An item with everything the contract adds by itself: what is not said and what is said as usual are the same to it. */
export function withDefaults(item: string, value: Json): Json {
  return filled(itemModel(item, value), value) ?? value;
}

function filled(model: FieldModel, value: Json | undefined): Json | undefined {
  if (value === undefined) return model.byDefault;
  switch (model.kind) {
    case 'object': {
      if (!isObject(value)) return value;
      const added = model.fields.flatMap(({ name, model: field }) => {
        const one = filled(field, value[name]);
        return one === undefined || one === value[name] ? [] : [[name, one] as const];
      });
      return added.length === 0 ? value : { ...value, ...Object.fromEntries(added) };
    }
    case 'list':
      return isList(value) ? each(value, (one) => filled(model.of, one)) : value;
    case 'variants': {
      const kind = isObject(value) ? value[model.discriminator] : undefined;
      const option = model.options.find((one) => one.value === kind);
      return option ? filled(option.model, value) : value;
    }
    case 'blocks':
      // One of a kind the shop does not know stays as it is.
      return isList(value) ? each(value, (block) => filled(blockModel(block), block)) : value;
    case 'text':
    case 'number':
    case 'boolean':
    case 'enum':
    case 'constant':
    case 'unknown':
      return value;
  }
}

const unknown: FieldModel = { kind: 'unknown', optional: false };

function blockModel(block: Json): FieldModel {
  return (isObject(block) && blockModels().get(textOf(block.type))) || unknown;
}

/** The same list while none of its entries is another one. */
function each(list: readonly Json[], change: (entry: Json) => Json | undefined): readonly Json[] {
  const changed = list.map((entry) => change(entry) ?? entry);
  return changed.every((entry, index) => entry === list[index]) ? list : changed;
}
