import { Readable } from 'node:stream';
import PDFDocument from 'pdfkit';
import { drawPaper } from './drawPaper.ts';
import { type Look, left } from './page.ts';
import type { Paper } from './paper.ts';

/** A paper as pages of A4, written while it is read. */
export function paperPdf(paper: Paper, look: Look): Readable {
  const doc = new PDFDocument({
    size: 'A4',
    margins: { top: 48, bottom: 0, left, right: 56 },
    bufferPages: true,
    lang: look.language,
    info: { Title: `${paper.title} ${paper.number}`, Author: look.shop },
  });
  drawPaper(doc, paper, look);
  doc.end();
  return Readable.from(doc);
}
