import {
  type Doc,
  drawLine,
  drawRow,
  drawRule,
  heightOf,
  type Look,
  left,
  makeRoom,
  places,
  right,
  write,
} from './page.ts';
import type { Paper } from './paper.ts';

const [articles, sums, taxes] = [
  places([200, 54, 66, 66, 36, 61]),
  places([170, 70], right - 240),
  places([120, 76, 76, 76]),
];

/** Puts a paper on as many pages as it needs. */
export function drawPaper(doc: Doc, paper: Paper, look: Look): void {
  drawHead(doc, paper, look);
  drawLines(doc, paper, look);
  drawSums(doc, paper, look);
  drawVat(doc, paper, look);
  drawNotes(doc, paper, look);
  drawFoots(doc, paper, look);
}

function drawHead(doc: Doc, paper: Paper, { ink, faint, brand, surface, shop }: Look): void {
  doc.rect(0, 0, 596, 10);
  doc.fill(brand);
  write(doc, shop, { x: left, y: 44, size: 24, colour: brand, bold: true });
  write(doc, paper.seller.join(' · '), { x: left, y: 112, size: 7.5, colour: faint, width: 270 });
  write(doc, paper.buyerLabel, { x: left, y: 130, size: 7.5, colour: faint });
  write(doc, paper.buyer.join('\n'), { x: left, y: 143, size: 10.5, colour: ink, width: 260, lineGap: 2.5 });
  const top = 112;
  doc.roundedRect(346, top, right - 346, paper.facts.length * 19 + 17, 8);
  doc.fill(surface);
  paper.facts.forEach(([name, value], at) => {
    const y = top + 13 + at * 19;
    write(doc, name, { x: 360, y, size: 8.5, colour: faint, width: 90 });
    write(doc, value, { x: 440, y, size: 9.5, colour: ink, width: right - 454, align: 'right', bold: at === 0 });
  });
  write(doc, `${paper.title} ${paper.number}`, { x: left, y: 258, size: 20, colour: ink, bold: true });
  doc.y = 298;
}

function drawHeadRow(doc: Doc, cells: readonly string[], columns: typeof articles, { faint, line }: Look): void {
  drawRow(doc, cells, columns, { size: 8, colour: faint, bold: true });
  drawRule(doc, line, columns);
}

function drawLines(doc: Doc, { title, number, head, lines }: Paper, look: Look): void {
  drawHeadRow(doc, head, articles, look);
  for (const { cells, note } of lines) {
    if (makeRoom(doc, note === undefined ? 30 : 42)) {
      write(doc, `${title} ${number}`, { x: left, y: doc.y, size: 9, colour: look.faint });
      doc.y += 10;
      drawHeadRow(doc, head, articles, look);
    }
    drawRow(doc, cells, articles, {
      size: 9,
      colour: look.ink,
      ...(note !== undefined && { note }),
      faint: look.faint,
    });
    drawRule(doc, look.line, articles, 0.35);
  }
}

function drawSums(doc: Doc, paper: Paper, { ink, faint, brand, surface }: Look): void {
  makeRoom(doc, 70 + (paper.sums.length + paper.paid.length) * 16);
  doc.y += 6;
  for (const cells of paper.sums) drawRow(doc, cells, sums, { size: 9, colour: ink });
  doc.y += 4;
  const { y } = doc;
  doc.roundedRect(right - 250, y, 260, 28, 6);
  doc.fill(surface);
  doc.y = y + 8;
  drawRow(doc, paper.total, sums, { size: 12, colour: brand, bold: true });
  doc.y = y + 36;
  for (const cells of paper.paid) drawRow(doc, cells, sums, { size: 9, colour: faint });
}

function drawVat(doc: Doc, { vatHead, vat, vatSum }: Paper, look: Look): void {
  makeRoom(doc, 70 + vat.length * 16);
  doc.y += 12;
  drawHeadRow(doc, vatHead, taxes, look);
  for (const cells of vat) drawRow(doc, cells, taxes, { size: 9, colour: look.ink });
  drawRule(doc, look.line, taxes);
  drawRow(doc, vatSum, taxes, { size: 9, colour: look.ink, bold: true });
}

function drawNotes(doc: Doc, { notes }: Paper, { ink }: Look): void {
  const words = { size: 9, colour: ink, width: right - left, lineGap: 1.5 };
  makeRoom(
    doc,
    notes.reduce((height, note) => height + heightOf(doc, note, words) + 6, 10),
  );
  doc.y += 16;
  for (const note of notes) {
    write(doc, note, { x: left, y: doc.y, ...words });
    doc.y += 6;
  }
}

function drawFoots(doc: Doc, { foot, pageOf }: Paper, { faint, line }: Look): void {
  const { start, count } = doc.bufferedPageRange();
  for (let page = start; page < start + count; page++) {
    doc.switchToPage(page);
    drawLine(doc, [left, right], 772, { colour: line, thick: 0.7 });
    foot.forEach((words, at) => {
      write(doc, words.join('\n'), { x: left + at * 150, y: 780, size: 7, colour: faint, width: 146, lineGap: 1.5 });
    });
    write(doc, pageOf(page + 1, count), { x: right - 80, y: 780, size: 8, colour: faint, width: 80, align: 'right' });
  }
}
