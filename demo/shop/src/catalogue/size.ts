import type { Content, Measure } from '@trolley/contract';
import type { Words } from './rulesSchema.ts';

/** How a size is sold: packed, by weight in steps, or by the piece at its average weight. */
export type Selling = 'pack' | 'step' | 'average';
export interface PackSize {
  readonly selling: Selling;
  /** Containers in a multipack or crate. */
  readonly count: number;
  /** Of one container, in `unit`. */
  readonly amount: number;
  readonly unit: string;
}
const pattern = /^(?:(\d+) x )?(step |ca )?(\d+(?:\.\d+)?) ([a-z]+)$/;
const scales: Readonly<Record<string, readonly [Measure, number]>> = {
  g: ['mass', 1],
  kg: ['mass', 1000],
  ml: ['volume', 1],
  cl: ['volume', 10],
  l: ['volume', 1000],
  wl: ['wash', 1],
  m: ['length', 100],
};
export function parseSize(text: string): PackSize {
  const found = pattern.exec(text);
  if (!found) throw new Error(`size "${text}" is not like "6 x 1.5 l", "step 100 g" or "ca 180 g"`);
  const selling = found[2] === 'step ' ? 'step' : found[2] === 'ca ' ? 'average' : 'pack';
  return { selling, count: Number(found[1] ?? 1), amount: Number(found[3]), unit: found[4] ?? '' };
}

export function contentOf(size: PackSize): Content {
  const [measure, scale] = scales[size.unit] ?? (['piece', 1] as const);
  return { measure, quantity: Math.round(size.count * size.amount * scale) };
}

export function sizeText(size: PackSize, words: Words): string {
  const amount = String(size.amount).replace('.', words.decimal);
  const [one, several] = words.units[size.unit] ?? [size.unit, size.unit];
  const single = `${amount} ${size.amount === 1 ? one : several}`;
  if (size.selling === 'average') return words.averagePiece.replace('{amount}', single);
  if (size.selling === 'step') return words.step.replace('{amount}', single);
  return size.count > 1 ? `${size.count} ${words.times} ${single}` : single;
}
