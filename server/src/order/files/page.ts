import type PDFDocument from 'pdfkit';
import { winAnsi } from './winAnsi.ts';

export type Doc = InstanceType<typeof PDFDocument>;

/** Colours of the theme, as `#rrggbb`, and whose paper it is. */
export interface Look {
  readonly ink: string;
  readonly faint: string;
  readonly line: string;
  readonly brand: string;
  readonly surface: string;
  readonly shop: string;
  readonly language: string;
}

export const left = 56;
export const right = 539;
const top = 44;
/** The foot of the page begins below it. */
const bottom = 758;

/** Where a column begins, and how wide it is. */
export interface Place {
  readonly x: number;
  readonly width: number;
  readonly align: 'left' | 'right';
}

/** Columns of these widths beside each other; words are in the first, figures in the others. */
export function places(widths: readonly number[], from = left): readonly Place[] {
  return widths.map((width, at) => ({
    x: widths.slice(0, at).reduce((x, one) => x + one, from),
    width,
    align: at === 0 ? 'left' : 'right',
  }));
}

interface Writing {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly colour: string;
  readonly bold?: boolean;
  readonly width?: number;
  readonly align?: 'left' | 'right';
  readonly lineGap?: number;
}

export function write(doc: Doc, text: string, { x, y, size, colour, bold = false, ...options }: Writing): void {
  doc
    .font(bold ? 'Helvetica-Bold' : 'Helvetica')
    .fontSize(size)
    .fillColor(colour);
  doc.text(winAnsi(text), x, y, options);
}

export function heightOf(
  doc: Doc,
  text: string,
  { size, width, lineGap }: Pick<Writing, 'size' | 'width' | 'lineGap'>,
) {
  return doc.font('Helvetica').fontSize(size).heightOfString(winAnsi(text), { width, lineGap });
}

interface RowStyle extends Pick<Writing, 'size' | 'colour' | 'bold'> {
  /** Small and faint, below the first cell. */
  readonly note?: string;
  readonly faint?: string;
}

export function drawRow(doc: Doc, cells: readonly string[], columns: readonly Place[], style: RowStyle): void {
  const { note, faint = style.colour, ...look } = style;
  const { y } = doc;
  const ends = cells.flatMap((cell, at) => {
    const place = columns[at];
    if (!place) return [];
    write(doc, cell, { ...place, y, ...look, lineGap: 1 });
    if (at === 0 && note !== undefined)
      write(doc, note, { ...place, y: doc.y, size: 7.5, colour: faint, width: place.width });
    return [doc.y];
  });
  doc.y = Math.max(y, ...ends) + 3;
}

/** From the first column to the end of the last. */
export function drawRule(doc: Doc, colour: string, columns: readonly Place[], thick = 0.7): void {
  const [first, last] = [columns[0], columns.at(-1)];
  if (!first || !last) return;
  doc
    .moveTo(first.x, doc.y)
    .lineTo(last.x + last.width, doc.y)
    .lineWidth(thick)
    .strokeColor(colour)
    .stroke();
  doc.y += 5;
}

/** Whatever comes next needs so much room; otherwise it begins on another page. */
export function makeRoom(doc: Doc, height: number): boolean {
  if (doc.y + height <= bottom) return false;
  doc.addPage();
  doc.y = top;
  return true;
}
