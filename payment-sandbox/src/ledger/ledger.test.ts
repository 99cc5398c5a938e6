import { appendFileSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { testAsk, testFolder, visa } from '../testing.ts';
import type { Entry } from './entry.ts';
import { openLedger } from './ledger.ts';

let own: ReturnType<typeof testFolder>;
beforeEach(() => {
  own = testFolder();
});
afterEach(() => own.remove());

const file = () => join(own.folder, 'payments.jsonl');
const at = 1;
const created: Entry = { kind: 'created', at, reference: 'pay_1', ask: testAsk() };
const paid: Entry = {
  kind: 'authorized',
  at,
  reference: 'pay_1',
  amount: 4250,
  instrument: visa,
  message: { id: 'msg_1', copies: 1 },
};

function write(...batches: readonly (readonly Entry[])[]) {
  const ledger = openLedger(own.folder);
  for (const batch of batches) ledger.record(...batch);
  ledger.close();
  return ledger.books;
}

describe('PAY-07 the file of payments', () => {
  test('PAY-07 a start knows everything that was written before', () => {
    const before = write(
      [created],
      [{ kind: 'kept', at, token: 'pm_1', methodKey: 'paypal', customerReference: 'c', instrument: visa }, paid],
      [
        { kind: 'captured', at, reference: 'pay_1', amount: 4000 },
        { kind: 'done', at, key: 'k', order: 'capture' },
      ],
      [{ kind: 'refunded', at, reference: 'pay_1', amount: 1500 }],
      [{ kind: 'told', at, messageId: 'msg_1' }],
    );
    const after = write();
    expect(after).toEqual(before);
    expect(after.payments.get('pay_1')).toMatchObject({ status: 'captured', captured: 4000, refunded: 1500 });
    expect(after.messages.size).toBe(0);
  });

  test('PAY-07 a line that a kill cut short never happened, and the next one is whole', () => {
    write([created]);
    appendFileSync(file(), JSON.stringify([paid]).slice(0, 60));
    const ledger = openLedger(own.folder);
    expect(ledger.books.payments.get('pay_1')?.status).toBe('pending');
    ledger.record({ kind: 'cancelled', at, reference: 'pay_1' });
    ledger.close();
    expect(write().payments.get('pay_1')?.status).toBe('cancelled');
  });

  test('PAY-07 wherever a kill cuts the file, a start knows the lines before', () => {
    write([created], [paid], [{ kind: 'voided', at, reference: 'pay_1' }]);
    const whole = readFileSync(file());
    const statuses = new Set<string | undefined>();
    for (let size = 0; size <= whole.length; size += 23) {
      writeFileSync(file(), whole.subarray(0, size));
      statuses.add(write().payments.get('pay_1')?.status);
    }
    expect(statuses).toEqual(new Set([undefined, 'pending', 'authorized']));
  });

  test('PAY-07 a line of another program stops the start', () => {
    write([created]);
    appendFileSync(file(), '[{"kind":"gift"}]\n');
    expect(() => openLedger(own.folder)).toThrow('line 2');
  });

  test('PAY-07 no other user may read it', () => {
    write([created]);
    expect(statSync(file()).mode & 0o077).toBe(0);
  });
});
