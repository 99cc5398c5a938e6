import { winAnsi } from './winAnsi.ts';

interface TextOptions {
  readonly width?: number;
  readonly align?: 'left' | 'right';
  readonly lineGap?: number;
}

/** What is drawn on: as much of PDFKit's document as a paper needs. */
export interface Doc {
  /** Where the next thing begins, below what was written last. */
  y: number;
  font(name: string): unknown;
  fontSize(size: number): unknown;
  fillColor(colour: string): unknown;
  text(text: string, x: number, y: number, options: TextOptions): unknown;
  heightOfString(text: string, options: TextOptions): number;
  rect(x: number, y: number, width: number, height: number): unknown;
  roundedRect(x: number, y: number, width: number, height: number, radius: number): unknown;
  fill(colour: string): unknown;
  moveTo(x: number, y: number): unknown;
  lineTo(x: number, y: number): unknown;
  lineWidth(width: number): unknown;
  stroke(colour: string): unknown;
  addPage(): unknown;
  bufferedPageRange(): { readonly start: number; readonly count: number };
  switchToPage(page: number): unknown;
}

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

interface Writing extends TextOptions {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly colour: string;
  readonly bold?: boolean;
}

export function write(doc: Doc, text: string, { x, y, size, colour, bold = false, ...options }: Writing): void {
  doc.font(bold ? 'Helvetica-Bold' : 'Helvetica');
  doc.fontSize(size);
  doc.fillColor(colour);
  doc.text(winAnsi(text), x, y, options);
}

export function heightOf(doc: Doc, text: string, { size, ...options }: TextOptions & Pick<Writing, 'size'>): number {
  doc.font('Helvetica');
  doc.fontSize(size);
  return doc.heightOfString(winAnsi(text), options);
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

export function drawLine(
  doc: Doc,
  [from, until]: readonly [number, number],
  y: number,
  look: { readonly colour: string; readonly thick: number },
): void {
  doc.moveTo(from, y);
  doc.lineTo(until, y);
  doc.lineWidth(look.thick);
  doc.stroke(look.colour);
}

/** From the first column to the end of the last. */
export function drawRule(doc: Doc, colour: string, columns: readonly Place[], thick = 0.7): void {
  const starts = columns.map(({ x }) => x);
  const ends = columns.map(({ x, width }) => x + width);
  drawLine(doc, [Math.min(...starts), Math.max(...ends)], doc.y, { colour, thick });
  doc.y += 5;
}

/** Whatever comes next needs so much room; otherwise it begins on another page. */
export function makeRoom(doc: Doc, height: number): boolean {
  if (doc.y + height <= bottom) return false;
  doc.addPage();
  doc.y = top;
  return true;
}
