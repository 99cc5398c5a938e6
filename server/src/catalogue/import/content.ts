import type { ReferenceUnit } from '@trolley/contract';

export type Measure = 'mass' | 'volume' | 'piece' | 'wash' | 'length';

export interface Content {
  readonly measure: Measure;
  /** Grams, millilitres, pieces, washes or centimetres. */
  readonly quantity: number;
}

const pattern = /^(?:(\d{1,3}) ?[x×] ?)?(\d{1,6}(?:[.,]\d{1,3})?) ?([a-z]+)$/i;
const units: Readonly<Record<string, readonly [Measure, number]>> = {
  g: ['mass', 1],
  dag: ['mass', 10],
  kg: ['mass', 1000],
  ml: ['volume', 1],
  cl: ['volume', 10],
  dl: ['volume', 100],
  l: ['volume', 1000],
  piece: ['piece', 1],
  pieces: ['piece', 1],
  wash: ['wash', 1],
  washes: ['wash', 1],
  cm: ['length', 1],
  m: ['length', 100],
};
/** One reference unit, measured alike. */
const references: Readonly<Record<ReferenceUnit, Content>> = {
  kg: { measure: 'mass', quantity: 1000 },
  '100g': { measure: 'mass', quantity: 100 },
  l: { measure: 'volume', quantity: 1000 },
  '100ml': { measure: 'volume', quantity: 100 },
  piece: { measure: 'piece', quantity: 1 },
  wash: { measure: 'wash', quantity: 1 },
  m: { measure: 'length', quantity: 100 },
};

/** `500 g`, `6 x 1.5 l`, `10 pieces`; undefined when it is no content, or none at all. */
export function readContent(text: string): Content | undefined {
  const [, count = '1', amount = '', unit = ''] = pattern.exec(text.trim()) ?? [];
  const [measure, scale] = units[unit.toLowerCase()] ?? [];
  if (!measure || !scale) return undefined;
  const quantity = Number(count) * Number(amount.replace(',', '.')) * scale;
  // Tenths of a gram are enough, and keep what floats add out of it.
  return quantity > 0 ? { measure, quantity: Math.round(quantity * 10) / 10 } : undefined;
}

export function measureOf(unit: ReferenceUnit): Measure {
  return references[unit].measure;
}

/** How many reference units a content holds; undefined where the measures differ. */
export function baseQuantity(content: Content, unit: ReferenceUnit): number | undefined {
  const reference = references[unit];
  return reference.measure === content.measure ? content.quantity / reference.quantity : undefined;
}
