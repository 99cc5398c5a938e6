import { buffer } from 'node:stream/consumers';
import { inflateSync } from 'node:zlib';
import { orderFile } from '@trolley/contract';
import { expect, test } from 'vitest';
import { shippedJson } from '../../tenant/testing.ts';
import { attemptOf, lineOf, storedOf } from '../testing/sketches.ts';
import { invoiceText } from './invoiceText.ts';
import { paperPdf } from './paperPdf.ts';

const file = orderFile.parse(shippedJson('feldmarkt', 'order/order.json'));
const tenant = { name: 'Feldmarkt', locale: 'de-AT', currency: 'EUR', timeZone: 'Europe/Vienna' };
const look = {
  ink: '#111111',
  faint: '#555555',
  line: '#dddddd',
  brand: '#1b5a3a',
  surface: '#f7f3ea',
  shop: 'Feldmarkt',
  language: 'de-AT',
};

async function drawn(count: number): Promise<Buffer> {
  const lines = Array.from({ length: count }, (_, at) =>
    lineOf({ sku: `s${at}`, name: `Käse mit einem Namen, der so lang ist, dass er umbrochen wird ${at}` }),
  );
  const invoice = { number: 8, issuedAt: new Date(0) };
  const order = storedOf({ status: 'PICKED', invoice }, attemptOf({ lines }));
  return buffer(paperPdf(invoiceText(order, { file, tenant }), look));
}

/** What is written on each page, word by word. */
function pagesOf(pdf: Buffer): readonly string[] {
  const streams = [...pdf.toString('latin1').matchAll(/stream\n(.*?)\nendstream/gs)];
  const pages = streams.flatMap(([, content = '']) => {
    try {
      return [inflateSync(Buffer.from(content, 'latin1')).toString('latin1')];
    } catch {
      return [];
    }
  });
  return pages
    .filter((page) => page.includes(' Tf'))
    .map((page) =>
      [...page.matchAll(/\[(.*?)\] TJ/g)].map(([, parts = '']) =>
        Buffer.from([...parts.matchAll(/<([0-9a-f]+)>/g)].map(([, hex]) => hex).join(''), 'hex').toString('latin1'),
      ),
    )
    .map((texts) => texts.join('\n'));
}

test('CUST-13 a long invoice goes on over pages, each with its heads, its foot and its number', async () => {
  const pdf = await drawn(80);
  expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
  expect(pdf.subarray(-6).toString().trim()).toBe('%%EOF');
  const pages = pagesOf(pdf);
  expect(pdf.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(pages.length);
  expect(pages.length).toBeGreaterThan(2);
  pages.forEach((page, at) => {
    for (const said of [
      'Rechnung 8',
      'Artikel',
      'Preis netto',
      'UID: ATU00000000',
      `Seite ${at + 1} von ${pages.length}`,
    ])
      expect(page, `page ${at + 1}`).toContain(said);
  });
  const all = pages.join('\n');
  for (let at = 0; at < 80; at++) expect(all).toMatch(new RegExp(`\\b${at}$`, 'm'));
  expect(all).toContain('Käse');
  expect(all).toMatch(/318,40\s\x80/);
});

test('CUST-13 a short one is one page', async () => {
  expect(pagesOf(await drawn(3))).toHaveLength(1);
});
