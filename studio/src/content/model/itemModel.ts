import { editedBlock, schemaOfItem } from '@trolley/contract';
import type { DraftBlock } from './block.ts';
import { randomId } from './block.ts';
import { emptyObject } from './emptyValue.ts';
import type { FieldModel, ObjectModel } from './fieldModel.ts';
import type { Json } from './json.ts';
import { modelOfSchema } from './modelOfSchema.ts';
import { modelOfValue } from './modelOfValue.ts';

let blocks: ReadonlyMap<string, ObjectModel> | undefined;

/** Forms of all types of blocks, in the order of the contract. */
export function blockModels(): ReadonlyMap<string, ObjectModel> {
  if (!blocks) {
    const model = modelOfSchema(editedBlock);
    blocks = new Map(model.kind === 'variants' ? model.options.map(({ value, model }) => [value, model]) : []);
  }
  return blocks;
}

/** A new block of a type with an id of its own. */
export function newBlock(type: string, nextId: () => string = randomId): DraftBlock {
  return { id: nextId(), ...emptyObject(blockModels().get(type)?.fields ?? []), type };
}

/** The form of a page's own settings, or of a configuration. */
export function itemModel(item: string, value: Json | undefined): FieldModel {
  const model = modelOfSchema(schemaOfItem(item));
  return model.kind === 'unknown' ? modelOfValue(value) : model;
}
