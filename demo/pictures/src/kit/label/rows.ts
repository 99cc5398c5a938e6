import type { Goods } from '../goods.ts';
import type { Paper } from '../paper/paper.ts';
import { breakLines } from '../text/breakLines.ts';
import type { Font } from '../text/fonts.ts';
import { letter } from '../text/lettering.ts';
import { fitRun, layRun, type Run } from '../text/run.ts';
import { type Face, faceWarp } from './face.ts';

/** A line to be printed: at `size` if it fits, smaller if it must. */
export interface Row {
  readonly text: string;
  readonly font: Font;
  readonly size: number;
  readonly fill: string;
  readonly tracking: number;
  /** Room below the line, in parts of its size. */
  readonly gap: number;
  /** Widest it may be, in parts of the stack's width. */
  readonly width?: number;
  /** Not set smaller than this unless nothing else helps. */
  readonly least?: number;
  /** Left out when room is scarce. */
  readonly optional?: boolean;
}

interface SetRow {
  readonly row: Row;
  readonly run: Run;
  /** Baseline below the top of the stack. */
  readonly baseline: number;
}

export interface Stack {
  readonly rows: readonly SetRow[];
  readonly height: number;
  readonly width: number;
}

type Align = 'middle' | 'start';

const CAPITAL_HEIGHT = 0.7;

const SCARCE = 0.7;
const DESPERATE = 0.5;

/** Lays lines under one another by their ink, no wider than `width`, all scaled as far as each allows. */
export function setRows(paper: Paper, wanted: readonly Row[], width: number, scale = 1): Stack {
  const rows = wanted.filter(({ text, optional }) => text !== '' && (!optional || scale >= SCARCE));
  const set: SetRow[] = [];
  let depth = 0;
  rows.forEach((row, index) => {
    const size = scale > DESPERATE ? Math.max(row.size * scale, Math.min(row.size, row.least ?? 0)) : row.size * scale;
    const run = fitRun(paper.supplies.typefaces, row.text, { ...row, size }, Math.min(width, (row.width ?? 9) * width));
    // names are capitals: between their lines an accent reaches into the gap as far as that is free
    const above = set.at(-1);
    const free = above?.row.font === 'small' ? above.row.gap * above.run.size - above.run.drop - 1 : 0;
    const rise =
      row.font === 'small' && above?.row.font === 'small'
        ? Math.max(run.size * CAPITAL_HEIGHT, run.rise - Math.max(0, free))
        : run.rise;
    const drop = row.font === 'small' && index < rows.length - 1 ? 0 : run.drop;
    set.push({ row, run, baseline: depth + rise });
    depth += rise + drop + (index < rows.length - 1 ? row.gap * run.size : 0);
  });
  return { rows: set, height: depth, width: Math.max(0, ...set.map(({ run }) => run.width)) };
}

/** Prints a stack with its top at `top`; `x` is its middle or its left edge. */
export function printRows(
  paper: Paper,
  stack: Stack,
  face: Face,
  x: number,
  top: number,
  align: Align = 'middle',
): string {
  const warp = faceWarp(face);
  return stack.rows
    .map(({ row, run, baseline }) => {
      const left = align === 'middle' ? x - run.width / 2 : x;
      paper.note(row.text, run, left, top + baseline, face);
      return letter(run, { x: left, y: top + baseline, fill: row.fill, warp });
    })
    .join('');
}

export function brandRow(goods: Goods, size: number, fill: string, options: Partial<Row> = {}): Row {
  return {
    text: goods.capitals ? goods.brand.toUpperCase() : goods.brand,
    font: goods.font,
    size,
    fill,
    tracking: goods.tracking ?? 0,
    gap: 0.22,
    ...options,
  };
}

/** A line is squeezed this far before another is begun. */
const EASY_SQUEEZE = 0.8;

/** The name in capitals, on as few lines as its size allows and at most `lines`. */
export function nameRows(
  paper: Paper,
  goods: Goods,
  width: number,
  size: number,
  fill: string,
  lines = 2,
  options: Partial<Row> = {},
): Row[] {
  const setting = { font: 'small', size, tracking: 0.03 } as const;
  const name = goods.name.toUpperCase();
  const widest = (width * (options.width ?? 1)) / EASY_SQUEEZE;
  const fits = (text: string): boolean => layRun(paper.supplies.typefaces, text, setting).width <= widest;
  const broken = Array.from({ length: lines }, (_, extra) => breakLines(name, extra + 1));
  const texts = broken.find((attempt) => attempt.every(fits)) ?? broken.at(-1) ?? [name];
  return texts.map((text) => ({ ...setting, text, fill, gap: 0.3, least: size * 0.68, ...options }));
}

export function sizeRow(goods: Goods, size: number, fill: string): Row[] {
  return goods.size
    ? [
        {
          text: goods.size,
          font: 'small',
          size: Math.max(25, size),
          fill,
          tracking: 0.03,
          gap: 0.3,
          least: size,
          optional: true,
        },
      ]
    : [];
}
