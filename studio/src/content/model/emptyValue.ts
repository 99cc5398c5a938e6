import type { FieldModel, ObjectModel } from './fieldModel.ts';
import { firstChoices } from './hints.ts';
import type { Json } from './json.ts';

/** What a new one begins with: nothing where nothing is needed, else the first that could be. */
export function emptyValue(model: FieldModel): Json | undefined {
  if (model.optional) return undefined;
  switch (model.kind) {
    case 'text':
      return '';
    case 'number':
      return model.min ?? 0;
    case 'boolean':
      return false;
    case 'enum':
      return model.values[0] ?? '';
    case 'constant':
      return model.value;
    case 'object':
      return model.nullable ? null : emptyObject(model.fields);
    case 'list': {
      // Nothing is chosen yet: an empty number among products would be seen by nobody.
      if (model.control === 'products') return [];
      const first = emptyValue({ ...model.of, optional: false });
      return first === undefined ? [] : Array.from({ length: model.min }, () => first);
    }
    case 'variants': {
      // One that needs nothing more, such as what is on offer, is complete at once.
      const first = model.options.find((option) => asksNothing(option.model)) ?? model.options[0];
      if (!first) return {};
      return { ...emptyObject(first.model.fields), [model.discriminator]: first.value };
    }
    case 'blocks':
      return [];
    case 'unknown':
      return null;
  }
}

function asksNothing({ fields }: ObjectModel): boolean {
  return fields.every(({ model }) => model.optional || model.kind === 'constant' || model.kind === 'enum');
}

export function emptyObject(
  fields: readonly { readonly name: string; readonly model: FieldModel }[],
): Record<string, Json> {
  return Object.fromEntries(
    fields.flatMap(({ name, model }) => {
      const value =
        model.kind === 'enum' && !model.optional ? (firstChoices[name] ?? emptyValue(model)) : emptyValue(model);
      return value === undefined ? [] : [[name, value]];
    }),
  );
}
