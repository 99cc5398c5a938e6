import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { repositoryRoot } from '../../platform/paths.ts';
import { shippedJson } from '../../tenant/testing.ts';
import { readOrderFiles } from './readOrderFiles.ts';

const dir = mkdtempSync(join(tmpdir(), 'orders-'));
afterAll(() => rmSync(dir, { recursive: true }));
const shipped = (id: string) => join(repositoryRoot, 'tenants', id);
cpSync(join(shipped('harbour'), 'customer'), join(dir, 'customer'), { recursive: true });
mkdirSync(join(dir, 'order'));
for (const file of ['mails.json', 'order.json']) writeFileSync(join(dir, 'order', file), wholeText(file));

function wholeText(file: string): string {
  return JSON.stringify(shippedJson('harbour', `order/${file}`));
}

function withText(file: string, from: string, to: string): void {
  const text = wholeText(file);
  expect(text).toContain(from);
  writeFileSync(join(dir, 'order', file), text.replace(from, to));
}

test.each(['feldmarkt', 'harbour'])('CHK-08 what %s says about orders is complete', async (id) => {
  const { file, texts, mail } = await readOrderFiles(shipped(id));
  expect(Object.keys(texts)).toContain('confirmation');
  expect(file.seller.vatId).toMatch(/^[A-Z]{2}/);
  expect(mail.from).toContain('@');
});

test('CHK-08 a text that could stop an order is found when the shop starts', async () => {
  withText('mails.json', 'received your order {orderNumber}', 'received your order {ordernumber}');
  await expect(readOrderFiles(dir)).rejects.toThrow(/confirmation\.before\.0.*there is no "ordernumber"/s);
  withText('mails.json', 'weighed: {grams} g', 'weighed: {grams g');
  await expect(readOrderFiles(dir)).rejects.toThrow(/words\.weighed.*ICU/s);
  withText('mails.json', '"onItsWay"', '"onTheRoad"');
  await expect(readOrderFiles(dir)).rejects.toThrow(/onItsWay/);
});

test('CUST-13 and so is one on paper', async () => {
  withText('mails.json', 'Hello', 'Hello');
  withText('order.json', 'Page {page} of {pages}', 'Page {page} of {all}');
  await expect(readOrderFiles(dir)).rejects.toThrow(/paper\.page.*there is no "all"/s);
});
