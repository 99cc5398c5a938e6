import type { Json } from './json.ts';

/** How a field is filled in: read from the contract's schema, with a hint by name where a schema cannot say it. */
export type TextControl =
  | 'text'
  | 'longText'
  | 'richText'
  | 'link'
  | 'product'
  | 'category'
  | 'brand'
  | 'media'
  | 'video'
  | 'moment'
  | 'colour'
  | 'access';

interface Base {
  /** It may be left out. */
  readonly optional: boolean;
  /** What stands there when nothing is said. */
  readonly byDefault?: Json;
}

export interface TextModel extends Base {
  readonly kind: 'text';
  readonly control: TextControl;
  readonly max?: number;
}
export interface NumberModel extends Base {
  readonly kind: 'number';
  readonly min?: number;
  readonly max?: number;
}
export interface BooleanModel extends Base {
  readonly kind: 'boolean';
}
export interface EnumModel extends Base {
  readonly kind: 'enum';
  readonly values: readonly string[];
}
/** One that never changes: nothing is asked. */
export interface ConstantModel extends Base {
  readonly kind: 'constant';
  readonly value: string;
}
export interface ObjectModel extends Base {
  readonly kind: 'object';
  readonly control?: 'picture' | 'link';
  readonly nullable: boolean;
  readonly fields: readonly NamedModel[];
}
export interface ListModel extends Base {
  readonly kind: 'list';
  /** `ticks`: some of the values of an enum; `products`: by a picker; `columns` and `rows`: of a table. */
  readonly control?: 'ticks' | 'products' | 'columns' | 'rows';
  readonly of: FieldModel;
  readonly min: number;
  readonly max?: number;
}
export interface VariantsModel extends Base {
  readonly kind: 'variants';
  readonly discriminator: string;
  readonly options: readonly { readonly value: string; readonly model: ObjectModel }[];
}
/** Blocks within a block: shown in the outline, not in the form. */
export interface BlocksModel extends Base {
  readonly kind: 'blocks';
}
/** Nothing this form knows how to ask: shown as it is. */
export interface UnknownModel extends Base {
  readonly kind: 'unknown';
}
export type FieldModel =
  | TextModel
  | NumberModel
  | BooleanModel
  | EnumModel
  | ConstantModel
  | ObjectModel
  | ListModel
  | VariantsModel
  | BlocksModel
  | UnknownModel;

export interface NamedModel {
  readonly name: string;
  readonly model: FieldModel;
}
