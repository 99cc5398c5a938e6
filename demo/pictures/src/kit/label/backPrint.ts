import type { Goods } from '../goods.ts';
import { mix, readable } from '../paper/colour.ts';
import { rect } from '../paper/draw.ts';
import { repeat, svg } from '../paper/markup.ts';
import type { Paper } from '../paper/paper.ts';
import { letter, type Warp } from '../text/lettering.ts';
import { fitRun, layRun } from '../text/run.ts';
import { band, type Face, faceWarp, ground } from './face.ts';
import { inkOn } from './print.ts';
import { brandRow, printRows, setRows } from './rows.ts';

type Back = NonNullable<Goods['back']>;

interface Column {
  readonly x: number;
  readonly w: number;
}

/** A piece of a column: how high it is at a size of type, and how it is printed from a height on. */
interface Piece {
  height(size: number, width: number): number;
  print(size: number, column: Column, top: number): string;
}

const LINE = 1.2;
const ROW = 1.36;
/** Between two pieces, in parts of the size. */
const GAP = 0.6;
const LARGEST = 26;
const SMALLEST = 5;
const STEP = 0.5;
/** Wider than high: what is in it beside what it feeds. */
const TWO_COLUMNS = 1.12;

/** The back of a pack as the law wants it: ingredients with allergens in capitals, the nutrition table, storage, maker. */
export function printBack(paper: Paper, goods: Goods, face: Face, back: Back): string {
  const { base, paper: given } = goods.colours;
  const white = mix(given, '#ffffff', 0.6);
  const ink = readable(white, [goods.colours.ink, '#20251f'], 7);
  const pen: Pen = { paper, face, ink, rule: mix(ink, white, 0.72), warp: faceWarp(face) };
  const headHeight = Math.min(face.h * 0.15, face.w * 0.2);
  const edge = face.w * (face.sag ? 0.09 : 0.06);
  const left = face.x + edge;
  const width = face.w - 2 * edge;
  const gap = edge * 0.7;
  const top = face.y + headHeight + gap;
  const room = face.y + face.h - top - gap;
  const [words, figures] = [wordsOf(pen, back), figuresOf(pen, back)];
  const apart = width / room > TWO_COLUMNS && words.length > 0 && figures.length > 0;
  const columns = apart
    ? [
        { pieces: words, column: { x: left, w: width * 0.52 } },
        { pieces: figures, column: { x: left + width * 0.57, w: width * 0.43 } },
      ]
    : [{ pieces: [...words, ...figures], column: { x: left, w: width } }];
  const size = Math.min(...columns.map(({ pieces, column }) => largestSize(pieces, column.w, room)));
  const head = setRows(paper, [brandRow(goods, headHeight * 0.7, inkOn(base, goods))], width * 0.9);
  const scaled = Math.min(1, (headHeight * 0.66) / Math.max(1, head.height));
  const fitted = setRows(paper, [brandRow(goods, headHeight * 0.7 * scaled, inkOn(base, goods))], width * 0.9);
  return (
    ground(face, white) +
    band(face, face.y - 60, face.y + headHeight, base) +
    printRows(paper, fitted, face, face.x + face.w / 2, face.y + (headHeight - fitted.height) / 2) +
    columns.map(({ pieces, column }) => flow(pieces, column, size, top)).join('')
  );
}

interface Pen {
  readonly paper: Paper;
  readonly face: Face;
  readonly ink: string;
  readonly rule: string;
  readonly warp: Warp | undefined;
}

const wordsOf = (pen: Pen, { ingredients, notes = [] }: Back): Piece[] => [
  ...(ingredients === undefined ? [] : [paragraph(pen, marked(ingredients), 1)]),
  ...notes.map((note) => paragraph(pen, note, 0.86)),
];

const figuresOf = (pen: Pen, { table, code }: Back): Piece[] => [
  ...(table ? [tablePiece(pen, table)] : []),
  ...(code === undefined ? [] : [barcode(pen, code)]),
];

/** Allergens stand between double asterisks in the catalogue and in capitals on a pack. */
export const marked = (text: string): string => text.replace(/\*\*(.+?)\*\*/g, (_, word: string) => word.toUpperCase());

function largestSize(pieces: readonly Piece[], width: number, room: number): number {
  const gaps = GAP * Math.max(0, pieces.length - 1);
  for (let size = LARGEST; size > SMALLEST; size -= STEP) {
    const height = pieces.reduce((sum, piece) => sum + piece.height(size, width), gaps * size);
    if (height <= room) return size;
  }
  return SMALLEST;
}

function flow(pieces: readonly Piece[], column: Column, size: number, top: number): string {
  let y = top;
  return pieces
    .map((piece) => {
      const printed = piece.print(size, column, y);
      y += piece.height(size, column.w) + GAP * size;
      return printed;
    })
    .join('');
}

function lineAt({ paper, face, ink, warp }: Pen, text: string, size: number, x: number, y: number): string {
  const run = layRun(paper.supplies.typefaces, text, { font: 'small', size });
  paper.note(text, run, x, y, face);
  return letter(run, { x, y, fill: ink, warp });
}

function paragraph(pen: Pen, text: string, share: number): Piece {
  const widths = new Map<string, number>();
  const typefaces = pen.paper.supplies.typefaces;
  const widthOf = (word: string): number => {
    const known = widths.get(word) ?? layRun(typefaces, word, { font: 'small', size: 100 }).width / 100;
    widths.set(word, known);
    return known;
  };
  const space = widthOf('n') * 0.5;
  const linesAt = (size: number, width: number): string[] => {
    const lines: string[] = [];
    let [line, filled] = ['', 0];
    for (const word of text.split(/\s+/)) {
      const wide = widthOf(word) * size;
      if (line !== '' && filled + space * size + wide > width) {
        lines.push(line);
        [line, filled] = [word, wide];
      } else {
        filled += (line === '' ? 0 : space * size) + wide;
        line = line === '' ? word : `${line} ${word}`;
      }
    }
    return [...lines, line];
  };
  return {
    height: (size, width) => linesAt(size * share, width).length * size * share * LINE,
    print: (size, { x, w }, top) =>
      linesAt(size * share, w)
        .map((line, n) => lineAt(pen, line, size * share, x, top + (n * LINE + 0.86) * size * share))
        .join(''),
  };
}

function tablePiece(pen: Pen, { title, rows }: NonNullable<Back['table']>): Piece {
  const { paper, face, rule } = pen;
  const fits = (text: string, size: number, width: number) =>
    fitRun(paper.supplies.typefaces, text, { font: 'small', size }, width).size;
  return {
    height: (size) => (rows.length + 1) * size * ROW + size * 0.3,
    print(size, { x, w }, top) {
      const ruled = (n: number, thick: number): string =>
        band(
          { ...face, x, w, sag: face.sag * (w / face.w) },
          top + n * size * ROW + size * 0.34,
          top + n * size * ROW + size * 0.34 + thick,
          n === 1 ? pen.ink : rule,
        );
      return (
        lineAt(pen, title, fits(title, size * 1.06, w), x, top + size) +
        rows
          .map(([name, value], n) => {
            const y = top + (n + 2) * size * ROW - size * 0.1;
            const valueSize = fits(value, size, w * 0.5);
            const run = layRun(paper.supplies.typefaces, value, { font: 'small', size: valueSize });
            return (
              (face.sag ? '' : ruled(n + 1, n === 0 ? 1.6 : 0.8)) +
              lineAt(pen, name, fits(name, size, w * 0.62), x, y) +
              lineAt(pen, value, valueSize, x + w - run.width, y)
            );
          })
          .join('')
      );
    },
  };
}

/** Bars that stand for the digits below them; a scanner would not take them. */
function barcode(pen: Pen, code: string): Piece {
  return {
    height: (size) => size * 3.6,
    print(size, { x, w }, level) {
      const width = Math.min(w, size * 8.4);
      // Bars stay straight on a round body, but they hang as far as the lines above them.
      const hang = pen.warp ? pen.warp(x + width / 2, level)[1] - level : 0;
      const top = level + hang;
      const module = width / (code.length * 7);
      const bars = repeat(code.length, (n) => {
        const digit = Number(code[n]) || 3;
        const at = x + n * 7 * module;
        return [0, 2 + (digit % 3), 5]
          .map(
            (offset, bar) =>
              svg`M${at + offset * module} ${top}h${module * (bar === 1 ? 1 + (digit % 2) : 1)}v${size * 2.4}h${-module * (bar === 1 ? 1 + (digit % 2) : 1)}z`,
          )
          .join('');
      });
      return (
        rect({ x: x - size * 0.3, y: top - size * 0.2, w: width + size * 0.6, h: size * 3.7 }, '#ffffff') +
        `<path fill="#161a16" d="${bars}"/>` +
        lineAt(pen, code, size * 0.8, x, level + size * 3.2)
      );
    },
  };
}
