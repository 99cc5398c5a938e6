import { createHmac } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { verifyMessage } from './verifyMessage.ts';

const key = 'a-key-for-tests-only';
const now = 1_700_000_000_000;
const body = Buffer.from('{"id":"msg_1","type":"payment.changed","reference":"pay_1","status":"authorized"}');

function signed(bytes = body, { at = now, by = key } = {}) {
  const seconds = Math.floor(at / 1000);
  const hex = createHmac('sha256', by).update(`${seconds}.`).update(bytes).digest('hex');
  return { headers: { 'sandbox-signature': `t=${seconds},v1=${hex}` }, body: bytes };
}

describe('PAY-07 a message of the sandbox', () => {
  test('PAY-07 is believed with the right signature, and has the same id however often it comes', () => {
    expect(verifyMessage(signed(), key, now)).toEqual({ messageId: 'msg_1', reference: 'pay_1' });
    expect(verifyMessage(signed(body, { at: now + 60_000 }), key, now)).toEqual({
      messageId: 'msg_1',
      reference: 'pay_1',
    });
  });

  test('PAY-07 of another key, of no key, or too old is nobody’s', () => {
    expect(verifyMessage(signed(body, { by: 'another-key' }), key, now)).toBeUndefined();
    expect(verifyMessage({ headers: {}, body }, key, now)).toBeUndefined();
    for (const header of ['', 't=1', 'v1=00', `t=1700000000,v1=${'0'.repeat(64)}`, `t=1700000000,v1=zz`])
      expect(verifyMessage({ headers: { 'sandbox-signature': header }, body }, key, now)).toBeUndefined();
    expect(verifyMessage(signed(), key, now + 300_000)).toBeDefined();
    expect(verifyMessage(signed(), key, now + 300_001)).toBeUndefined();
    expect(verifyMessage(signed(), key, now - 300_001)).toBeUndefined();
  });

  test('PAY-07 whose bytes or moment somebody changed is nobody’s', () => {
    const { headers } = signed();
    fc.assert(
      fc.property(fc.nat({ max: body.length - 1 }), fc.integer({ min: 1, max: 255 }), (at, by) => {
        const changed = Buffer.from(body);
        changed[at] = (changed[at] ?? 0) ^ by;
        expect(verifyMessage({ headers, body: changed }, key, now)).toBeUndefined();
      }),
      { numRuns: 50 },
    );
    const moved = headers['sandbox-signature'].replace('t=1700000000', 't=1700000001');
    expect(verifyMessage({ headers: { 'sandbox-signature': moved }, body }, key, now)).toBeUndefined();
  });

  test('PAY-07 that tells of something else is not ours to judge', () => {
    for (const text of ['', 'null', '{}', '{"id":"msg_1","type":"other","reference":"pay_1"}', '{"id":1}'])
      expect(verifyMessage(signed(Buffer.from(text)), key, now)).toBeUndefined();
  });
});
