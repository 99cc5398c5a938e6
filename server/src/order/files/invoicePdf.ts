import { Readable } from 'node:stream';
import PDFDocument from 'pdfkit';
import type { InvoiceText } from './invoiceText.ts';
import { winAnsi } from './winAnsi.ts';

interface Look {
  /** Colours of the theme, as `#rrggbb`. */
  readonly ink: string;
  readonly faint: string;
  readonly line: string;
  readonly brand: string;
  readonly shop: string;
  readonly language: string;
}

type Doc = PDFKit.PDFDocument;

const left = 56;
const right = 539;
const bottom = 770;
/** Where a column begins, and how wide it is. */
interface Column {
  readonly x: number;
  readonly width: number;
  readonly align: 'left' | 'right';
}
const columns: readonly Column[] = [
  { x: left, width: 240, align: 'left' },
  { x: 300, width: 56, align: 'right' },
  { x: 360, width: 76, align: 'right' },
  { x: 440, width: 36, align: 'right' },
  { x: 480, width: right - 480, align: 'right' },
];
const vatColumns: readonly Column[] = [
  { x: left, width: 60, align: 'left' },
  { x: 120, width: 80, align: 'right' },
  { x: 205, width: 80, align: 'right' },
  { x: 290, width: 80, align: 'right' },
];
const sumColumns: readonly Column[] = [
  { x: 300, width: 170, align: 'left' },
  { x: 470, width: right - 470, align: 'right' },
];

/** An invoice as pages of A4, written while it is read. */
export function invoicePdf(text: InvoiceText, look: Look): Readable {
  const doc = new PDFDocument({
    size: 'A4',
    margins: { top: 56, bottom: 40, left, right: 56 },
    bufferPages: true,
    lang: look.language,
    info: { Title: `${text.title} ${text.facts[0]?.[1] ?? ''}`, Author: look.shop },
  });
  drawHead(doc, text, look);
  drawLines(doc, text, look);
  drawSums(doc, text, look);
  drawVat(doc, text, look);
  drawPages(doc, text, look);
  doc.end();
  return Readable.from(doc);
}

function drawHead(doc: Doc, { title, seller, buyer, facts }: InvoiceText, { ink, faint, brand, shop }: Look): void {
  doc.font('Helvetica-Bold').fontSize(22).fillColor(brand).text(winAnsi(shop), left, 56);
  doc.font('Helvetica').fontSize(8).fillColor(faint);
  doc.text(winAnsi(seller.join('\n')), 340, 58, { width: right - 340, align: 'right', lineGap: 2 });
  const [label = '', ...address] = buyer;
  doc.fontSize(8).text(winAnsi(label), left, 150);
  doc
    .fontSize(10)
    .fillColor(ink)
    .text(winAnsi(address.join('\n')), left, 163, { width: 260, lineGap: 2 });
  doc.font('Helvetica-Bold').fontSize(18).text(winAnsi(title), left, 262);
  facts.forEach(([name, value], at) => {
    doc.font('Helvetica').fontSize(9).fillColor(faint);
    doc.text(winAnsi(name), 340, 163 + at * 15, { width: 100 });
    doc.fillColor(ink).text(winAnsi(value), 440, 163 + at * 15, { width: right - 440, align: 'right' });
  });
  doc.y = 296;
}

function drawRow(doc: Doc, cells: readonly string[], places: readonly Column[]): void {
  const y = doc.y;
  let end = y;
  cells.forEach((cell, at) => {
    const place = places[at];
    if (!place) return;
    doc.text(winAnsi(cell), place.x, y, { width: place.width, align: place.align });
    end = Math.max(end, doc.y);
  });
  doc.y = end + 3;
}

function drawHeadRow(doc: Doc, cells: readonly string[], places: readonly Column[], { faint, line }: Look): void {
  doc.font('Helvetica-Bold').fontSize(8).fillColor(faint);
  drawRow(doc, cells, places);
  const last = places.at(-1);
  drawRule(doc, line, last ? last.x + last.width : right);
  doc.font('Helvetica').fontSize(9);
}

function drawRule(doc: Doc, colour: string, until = right): void {
  doc.moveTo(left, doc.y).lineTo(until, doc.y).lineWidth(0.7).strokeColor(colour).stroke();
  doc.y += 5;
}

/** Whatever comes next needs so much room; otherwise it begins on another page. */
function makeRoom(doc: Doc, height: number): boolean {
  if (doc.y + height <= bottom) return false;
  doc.addPage();
  doc.y = 56;
  return true;
}

function drawLines(doc: Doc, { head, lines }: InvoiceText, look: Look): void {
  drawHeadRow(doc, head, columns, look);
  for (const cells of lines) {
    if (makeRoom(doc, 26)) drawHeadRow(doc, head, columns, look);
    doc.fillColor(look.ink);
    drawRow(doc, cells, columns);
  }
}

function drawSums(doc: Doc, { sums, total, paid }: InvoiceText, { ink, line }: Look): void {
  makeRoom(doc, 60 + (sums.length + paid.length) * 15);
  drawRule(doc, line);
  doc.font('Helvetica').fontSize(9).fillColor(ink);
  for (const cells of sums) drawRow(doc, cells, sumColumns);
  doc.font('Helvetica-Bold').fontSize(12);
  drawRow(doc, total, sumColumns);
  doc.font('Helvetica').fontSize(9);
  for (const cells of paid) drawRow(doc, cells, sumColumns);
}

function drawVat(doc: Doc, { vatHead, vat, thanks }: InvoiceText, look: Look): void {
  makeRoom(doc, 60 + vat.length * 15);
  doc.y += 14;
  drawHeadRow(doc, vatHead, vatColumns, look);
  doc.fillColor(look.ink);
  for (const cells of vat) drawRow(doc, cells, vatColumns);
  doc.y += 14;
  doc.text(winAnsi(thanks), left, doc.y);
}

function drawPages(doc: Doc, { pageOf }: InvoiceText, { faint }: Look): void {
  const { start, count } = doc.bufferedPageRange();
  for (let page = start; page < start + count; page++) {
    doc.switchToPage(page);
    doc.font('Helvetica').fontSize(8).fillColor(faint);
    doc.text(winAnsi(pageOf(page + 1, count)), left, 785, { width: right - left, align: 'right', lineBreak: false });
  }
}
