import { fine } from '../paper/markup.ts';
import { encodePath, type Segment } from './pathCode.ts';
import type { Run } from './run.ts';

/** Bends a point of the flat face onto the curved one. */
export type Warp = (x: number, y: number) => readonly [number, number];

interface Lettering {
  /** Left end of the line and its baseline. */
  readonly x: number;
  readonly y: number;
  readonly fill: string;
  readonly warp?: Warp | undefined;
  /** Where the letters are only hinted at. */
  readonly coarse?: boolean;
}

const SMALL_TEXT = 28;
/** Turns of the outline closer than this part of the size are not seen. */
const UNSEEN = 0.02;

/** The line as one filled path in whole numbers, drawn larger and scaled back. */
export function letter(run: Run, { x, y, fill, warp, coarse = false }: Lettering): string {
  const detail = coarse ? 1 : run.size < SMALL_TEXT ? 4 : 2;
  const shortest = Math.max(1, run.size * detail * (coarse ? 2 * UNSEEN : UNSEEN));
  const place = (glyphX: number, glyphY: number, offset: number): [number, number] => {
    const flat = [x + offset + glyphX * run.scale, y + glyphY * run.scale] as const;
    const [left, top] = warp ? warp(...flat) : flat;
    return [Math.round(left * detail), Math.round(top * detail)];
  };
  const outline: Segment[] = [];
  for (const { glyph, x: offset } of run.letters) {
    let [penX, penY] = [0, 0];
    for (const segment of glyph.segments) {
      const [toX, toY] = place(segment.x, segment.y, offset);
      const far = Math.abs(toX - penX) + Math.abs(toY - penY);
      if (segment.kind === 'Z' || segment.kind === 'M') {
        outline.push({ kind: segment.kind, x: toX, y: toY, controls: [] });
      } else {
        if (far < shortest) continue;
        const straight = far < shortest * 1.6;
        const controls = straight ? [] : segment.controls.map(([cx, cy]) => place(cx, cy, offset));
        outline.push({ kind: straight ? 'L' : segment.kind, x: toX, y: toY, controls });
      }
      [penX, penY] = [toX, toY];
    }
  }
  const scaled = coarse ? '' : ` transform="scale(${fine(1 / detail)})"`;
  return `<path${scaled} fill="${fill}" d="${encodePath(outline)}"/>`;
}
