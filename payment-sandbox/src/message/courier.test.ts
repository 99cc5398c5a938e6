import { createHmac } from 'node:crypto';
import { afterEach, describe, expect, test } from 'vitest';
import { openLedger } from '../ledger/ledger.ts';
import { openTestEar, testAsk, testFolder, testKey, visa } from '../testing.ts';
import { openCourier } from './courier.ts';

const closing: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

async function open({ copies = 1, now = Date.now }: { copies?: number; now?: () => number } = {}) {
  const own = testFolder();
  const ear = await openTestEar();
  closing.push(own.remove, ear.close);
  const ledger = openLedger(own.folder);
  ledger.record(
    { kind: 'created', at: now(), reference: 'pay_1', ask: testAsk({ messageUrl: ear.url }) },
    {
      kind: 'authorized',
      at: now(),
      reference: 'pay_1',
      amount: 4250,
      instrument: visa,
      message: { id: 'msg_1', copies },
    },
  );
  return { ear, ledger, folder: own.folder };
}

describe('PAY-07 messages', () => {
  test('PAY-07 are signed over their moment and bytes', async () => {
    const { ear, ledger } = await open();
    const courier = openCourier({ ledger, key: testKey, now: () => 1_700_000_000_000 });
    courier.wake();
    await courier.delivered('pay_1', 1000);
    const [message] = ear.heard;
    const body = '{"id":"msg_1","type":"payment.changed","reference":"pay_1","status":"authorized"}';
    expect(message?.body).toBe(body);
    const hex = createHmac('sha256', testKey).update(`1700000000.${body}`).digest('hex');
    expect(message?.headers['sandbox-signature']).toBe(`t=1700000000,v1=${hex}`);
    expect(ledger.books.messages.size).toBe(0);
    await courier.close();
  });

  test('PAY-07 come again until they are acknowledged, and then no more', async () => {
    const { ear, ledger } = await open();
    ear.statuses = [500, 404, 302];
    const courier = openCourier({ ledger, key: testKey, now: Date.now, pausesMs: [1, 2] });
    courier.wake();
    courier.wake();
    await expect.poll(() => ledger.books.messages.size).toBe(0);
    expect(ear.heard.map(({ body }) => JSON.parse(body).id)).toEqual(Array(4).fill('msg_1'));
    await courier.close();
  });

  test('PAY-07 may wait by the dozen without a word of leaking listeners', async () => {
    const { ear, ledger } = await open();
    for (let count = 2; count <= 12; count += 1) {
      const reference = `pay_${count}`;
      const message = { id: `msg_${count}`, copies: 1 };
      ledger.record(
        { kind: 'created', at: 0, reference, ask: testAsk({ messageUrl: ear.url }) },
        { kind: 'authorized', at: 0, reference, amount: 4250, instrument: visa, message },
      );
    }
    ear.statuses = Array(12).fill(503);
    const warnings: string[] = [];
    const note = ({ name }: Error) => warnings.push(name);
    process.on('warning', note);
    try {
      const courier = openCourier({ ledger, key: testKey, now: () => 0, pausesMs: [60_000] });
      courier.wake();
      await expect.poll(() => ear.heard.length).toBe(12);
      // All have heard their refusal and wait: closing ends it at once.
      await new Promise((resolve) => setTimeout(resolve, 100));
      await courier.close();
    } finally {
      process.off('warning', note);
    }
    expect(warnings).toEqual([]);
  });

  test('PAY-07 that a stop left behind are brought by the next start', async () => {
    const { ear, ledger, folder } = await open({ copies: 2 });
    ear.statuses = Array(2).fill(503);
    const first = openCourier({ ledger, key: testKey, now: Date.now, pausesMs: [60_000] });
    first.wake();
    await expect.poll(() => ear.heard).toHaveLength(2);
    await first.close();
    ledger.close();
    const again = openLedger(folder);
    const second = openCourier({ ledger: again, key: testKey, now: Date.now });
    second.wake();
    await second.delivered('pay_1', 1000);
    expect(ear.heard).toHaveLength(4);
    expect(again.books.messages.size).toBe(0);
    await second.close();
  });

  test('PAY-07 are given up after three days', async () => {
    let clock = 0;
    const { ear, ledger } = await open({ now: () => clock });
    ear.statuses = [500, 500];
    clock = 4 * 24 * 3600 * 1000;
    const courier = openCourier({ ledger, key: testKey, now: () => clock, pausesMs: [1] });
    courier.wake();
    await courier.delivered('pay_1', 1000);
    expect(ear.heard).toHaveLength(1);
    expect(ledger.books.messages.size).toBe(0);
    await courier.close();
  });
});
