import { shapes } from '../shapes/shapes.ts';
import type { PictureSpec } from '../spec.ts';

const OPTIONS = ['chequered', 'count', 'filling', 'inside', 'sticker', 'turn'] as const;

/** Fields of a spec that its shape does not look at: a sign of a slip in the catalogue. */
export function unusedFields(spec: PictureSpec): readonly string[] {
  const { parts, options, printing } = shapes[spec.shape];
  const idle: string[] = OPTIONS.filter((option) => spec[option] !== undefined && !options.includes(option));
  for (const part of Object.keys(spec.parts ?? {})) {
    if (!parts.some((taken) => taken === part)) idle.push(`parts.${part}`);
  }
  if (printing !== 'face') {
    if (spec.layout) idle.push('layout');
    if (spec.seal && printing !== 'round') idle.push('seal');
  }
  return idle;
}
