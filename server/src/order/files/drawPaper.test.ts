import { expect, test } from 'vitest';
import { drawPaper } from './drawPaper.ts';
import type { Doc } from './page.ts';
import type { Paper } from './paper.ts';

interface Box {
  readonly page: number;
  readonly from: number;
  readonly until: number;
  readonly top: number;
  readonly bottom: number;
  readonly colour: string;
}

interface Written extends Box {
  readonly text: string;
  readonly bold: boolean;
}

/** A sheet whose letters are all as wide as half their height, and what was put on it. */
function createSheet() {
  const texts: Written[] = [];
  const boxes: Box[] = [];
  const lines: (Box & { readonly thick: number })[] = [];
  let [page, pages, size, colour, bold, thick] = [0, 1, 0, '', false, 0];
  let path = { from: 0, until: 0, top: 0, bottom: 0 };
  const rowsOf = (text: string, width = 1000) =>
    text.split('\n').reduce((sum, part) => sum + Math.max(1, Math.ceil((part.length * size) / 2 / width)), 0);
  const doc: Doc = {
    y: 0,
    font: (name) => (bold = name.endsWith('-Bold')),
    fontSize: (points) => (size = points),
    fillColor: (name) => (colour = name),
    heightOfString: (text, { width, lineGap = 0 }) => rowsOf(text, width) * (size * 1.15 + lineGap),
    text(text, x, y, options) {
      const { width = 1000, align = 'left' } = options;
      const wide = Math.min(width, (Math.max(...text.split('\n').map((part) => part.length)) * size) / 2);
      const from = align === 'left' ? x : x + width - wide;
      const bottom = y + doc.heightOfString(text, options);
      if (text !== '') texts.push({ page, text, from, until: from + wide, top: y, bottom, colour, bold });
      doc.y = bottom;
    },
    rect: (x, y, width, height) => (path = { from: x, until: x + width, top: y, bottom: y + height }),
    roundedRect: (x, y, width, height) => doc.rect(x, y, width, height),
    fill: (name) => boxes.push({ page, ...path, colour: name }),
    moveTo: (x, y) => (path = { from: x, until: x, top: y, bottom: y }),
    lineTo: (x, y) => (path = { ...path, until: x, bottom: y }),
    lineWidth: (points) => (thick = points),
    stroke: (name) => lines.push({ page, ...path, colour: name, thick }),
    addPage: () => (page = pages++),
    bufferedPageRange: () => ({ start: 0, count: pages }),
    switchToPage: (number) => (page = number),
  };
  return { doc, texts, boxes, lines, pages: () => pages };
}

const look = {
  ...{ ink: 'ink', faint: 'faint', line: 'line', brand: 'brand', surface: 'surface' },
  ...{ shop: 'Shop', language: 'en' },
};

function paperOf(rows: number, changes: Partial<Paper> = {}): Paper {
  return {
    title: 'Invoice',
    number: '7',
    seller: ['Seller', 'Street 1'],
    buyerLabel: 'Bill to',
    buyer: ['Anna Huber', 'Quay Street 3', 'Galway'],
    facts: [
      ['Number', 'N7'],
      ['Day', '06.05.2030'],
      ['Order', '40000017'],
    ],
    head: ['Article', 'Qty', 'Net', 'Price', 'Rate', 'Amount'],
    lines: Array.from({ length: rows }, (_, at) => ({
      cells: [`Article ${at}`, `q${at}`, `n${at}`, `p${at}`, `r${at}`, `a${at}`],
      ...(at % 3 === 1 && { note: `Note ${at}` }),
    })),
    sums: [
      ['Goods', '10.00'],
      ['Fee', '2.00'],
    ],
    total: ['Total', '12.00'],
    paid: [['Paid by card', '12.01']],
    vatHead: ['VAT rate', 'VAT net', 'VAT', 'VAT gross'],
    vat: [['10 %', '9.00', '1.00', '10.10']],
    vatSum: ['VAT sum', '9.01', '1.01', '10.11'],
    notes: ['First note', 'Second note'],
    foot: [['Foot seller', 'Foot street'], ['Foot VAT'], ['Foot bank']],
    pageOf: (page, pages) => `Page ${page} of ${pages}`,
    ...changes,
  };
}

function drawn(paper: Paper) {
  const sheet = createSheet();
  drawPaper(sheet.doc, paper, look);
  const of = (text: string): Written => {
    const [found, ...more] = sheet.texts.filter((one) => one.text === text);
    if (!found || more.length > 0) throw new Error(`${text}: ${found ? 'more than once' : 'missing'}`);
    return found;
  };
  return { ...sheet, of };
}

const overlap = (one: Box, other: Box) =>
  one.page === other.page &&
  one.from < other.until &&
  other.from < one.until &&
  one.top < other.bottom &&
  other.top < one.bottom;
const isInside = (one: Box, box: Box) =>
  one.page === box.page && box.from < one.from && one.until < box.until && box.top < one.top && one.bottom < box.bottom;

test('CUST-13 a paper reads from its head to its foot, in this order', () => {
  const short = drawn(paperOf(3));
  const order = [
    ...['Shop', 'Seller · Street 1', 'Bill to', 'Anna Huber\nQuay Street 3\nGalway', 'Invoice 7', 'Article'],
    ...['Article 0', 'Article 1', 'Note 1', 'Article 2', 'Goods', 'Fee', 'Total', 'Paid by card'],
    ...['VAT rate', '10 %', 'VAT sum', 'First note', 'Second note', 'Foot seller\nFoot street'],
  ];
  const tops = order.map((text) => short.of(text).top);
  expect(tops).toEqual(tops.toSorted((one, other) => one - other));
  expect(short.pages()).toBe(1);
});

test('CUST-13 figures stand flush right below their heads, words flush left', () => {
  const short = drawn(paperOf(3));
  const columns = [
    ['Article', 'Article 0', 'Article 2'],
    ['Qty', 'q0', 'q2'],
    ['Net', 'n0', 'n2'],
    ['Price', 'p0', 'p2'],
    ['Rate', 'r0', 'r2'],
    ['Amount', 'a0', 'a2', '10.00', '12.00', '12.01'],
    ['VAT rate', '10 %', 'VAT sum', 'Article', 'First note', 'Invoice 7', 'Shop'],
    ['VAT net', '9.00', '9.01'],
    ['VAT', '1.00', '1.01'],
    ['VAT gross', '10.10', '10.11'],
    ['Goods', 'Fee', 'Total', 'Paid by card'],
  ];
  for (const [first = '', ...others] of columns) {
    const edge = /^(Article|VAT rate|Goods)$/.test(first) ? 'from' : 'until';
    for (const other of others) expect(short.of(other)[edge], `${other} below ${first}`).toBe(short.of(first)[edge]);
  }
  expect([short.of('Article').from, short.of('Amount').until]).toEqual([56, 539]);
  const rows = [
    ['Article 0', 'q0', 'n0', 'p0', 'r0', 'a0'],
    ['Goods', '10.00'],
    ['10 %', '9.00', '1.00', '10.10'],
  ];
  for (const row of rows) expect(new Set(row.map((text) => short.of(text).top)).size, row[0]).toBe(1);
});

test('CUST-13 facts stand in their box, the total in its own, and both are drawn below their words', () => {
  const short = drawn(paperOf(3));
  const [bar, facts, total] = short.boxes;
  expect(short.boxes).toHaveLength(3);
  expect(bar).toMatchObject({ from: 0, top: 0, colour: 'brand' });
  expect(bar?.until).toBeGreaterThan(595);
  for (const text of ['Number', 'N7', 'Day', '06.05.2030', 'Order', '40000017'])
    expect(isInside(short.of(text), facts!), text).toBe(true);
  for (const text of ['Total', '12.00']) expect(isInside(short.of(text), total!), text).toBe(true);
  expect([facts?.colour, total?.colour]).toEqual(['surface', 'surface']);
  expect(short.texts.filter((one) => isInside(one, total!))).toHaveLength(2);
  expect(short.of('06.05.2030').until).toBe(short.of('40000017').until);
});

test('CUST-13 what matters is bold and in the shop’s colour, what goes without saying is faint', () => {
  const short = drawn(paperOf(3));
  const bold = short.texts.filter((one) => one.bold).map(({ text }) => text);
  expect(bold).toEqual([
    ...['Shop', 'N7', 'Invoice 7', ...paperOf(0).head, 'Total', '12.00'],
    ...[...paperOf(0).vatHead, ...paperOf(0).vatSum],
  ]);
  const coloured = (colour: string) => short.texts.filter((one) => one.colour === colour).map(({ text }) => text);
  expect(coloured('brand')).toEqual(['Shop', 'Total', '12.00']);
  expect(coloured('faint')).toEqual(
    expect.arrayContaining(['Bill to', 'Number', 'Article', 'Note 1', 'Paid by card', 'VAT rate', 'Foot VAT']),
  );
  expect(coloured('ink')).toEqual(expect.arrayContaining(['Article 0', 'a0', 'Goods', '10 %', 'First note']));
});

test('CUST-13 a rule below the heads, one after every line, one before the sum of the tax, one above the foot', () => {
  const short = drawn(paperOf(3));
  const below = (text: string) => short.lines.filter(({ top }) => top >= short.of(text).bottom)[0];
  const whole = { from: 56, until: 539, colour: 'line' };
  expect(below('Article')).toMatchObject({ ...whole, thick: 0.7 });
  for (const text of ['Article 0', 'Note 1', 'Article 2']) expect(below(text)).toMatchObject({ ...whole, thick: 0.35 });
  for (const text of ['VAT rate', '10 %'])
    expect(below(text)).toMatchObject({ from: 56, until: short.of('VAT gross').until, thick: 0.7 });
  expect(below('Second note')).toMatchObject({ ...whole, thick: 0.7 });
  expect(short.lines).toHaveLength(7);
  for (const line of short.lines) expect(line.top).toBe(line.bottom);
});

/** What is wrong with where things stand. */
function flawsOf(paper: Paper): readonly string[] {
  const { texts, lines, pages } = drawn(paper);
  const all = [...paper.lines.flatMap(({ cells, note }) => [...cells, note ?? 'Shop']), ...paper.notes, '12.00'];
  const said = new Set(texts.map(({ text }) => text));
  const placed = texts.flatMap((one, at) => {
    const other = texts.slice(at + 1).find((later) => overlap(one, later));
    const isFoot = /^(Foot|Page)/.test(one.text);
    return [
      other && `${one.text} is over ${other.text}`,
      lines.some((line) => line.page === one.page && one.top < line.top && line.top < one.bottom) &&
        `${one.text} is crossed out`,
      (one.from < 56 || one.until > 540 || one.top < 44) && `${one.text} is outside`,
      (isFoot ? one.top <= 772 || one.bottom >= 842 : one.bottom > 762) && `${one.text} is too low or high`,
    ];
  });
  const framed = Array.from({ length: pages() }, (_, page) => {
    const here = texts.filter((one) => one.page === page).map(({ text }) => text);
    const hasLines = here.some((text) => text.startsWith('Article '));
    const wanted = [`Page ${page + 1} of ${pages()}`, 'Foot VAT', 'Foot bank', ...(hasLines ? paper.head : [])];
    return [
      wanted.some((text) => !here.includes(text)) && `page ${page} lacks a part of its frame`,
      page > 0 && hasLines && here[0] !== 'Invoice 7' && `page ${page} does not say what it belongs to`,
    ];
  });
  const missing = all.map((text) => !said.has(text) && `${text} is missing`);
  return [...missing, ...placed, ...framed.flat()].flatMap((flaw) => (flaw ? [flaw] : []));
}

test('CUST-13 however long it is: nothing overlaps, nothing leaves its page, every page has head, foot and number', () => {
  for (let rows = 0; rows <= 44; rows++) {
    const notes = Array.from({ length: 1 + (rows % 3) }, (_, at) => `Thanks ${at}`);
    expect(flawsOf(paperOf(rows, { notes })), `${rows} rows`).toEqual([]);
  }
});

test('CUST-13 sums, tax and notes stay together, on a page of their own where there is no room', () => {
  const together = [
    ['Goods', 'Fee', 'Total', 'Paid by card'],
    ['VAT rate', '10 %', 'VAT sum'],
    ['First note', 'Second note'],
  ];
  const counts = new Set<number>();
  for (let rows = 0; rows <= 44; rows++) {
    const { of, pages } = drawn(paperOf(rows));
    const spread = together.filter((texts) => new Set(texts.map((text) => of(text).page)).size > 1);
    expect(spread, `${rows} rows`).toEqual([]);
    counts.add(pages());
  }
  expect([...counts]).toEqual([1, 2, 3]);
});
