import { expect, test } from 'vitest';
import { authorizedIn } from './startSandbox.ts';

test('OPS-01 the provider’s own books tell for which payments somebody’s money is held', () => {
  const book = [
    [{ kind: 'created', reference: 'pay_1', ask: { paymentId: 'one' } }],
    [{ kind: 'created', reference: 'pay_2', ask: { paymentId: 'two' } }],
    [{ kind: 'created', reference: 'pay_3', ask: { paymentId: 'three' } }],
    [{ kind: 'authorized', reference: 'pay_1' }, { kind: 'told' }],
    [{ kind: 'authorized', reference: 'pay_2' }],
    [{ kind: 'voided', reference: 'pay_2' }],
    [{ kind: 'captured', reference: 'pay_1' }],
  ];
  expect(authorizedIn(book.map((line) => `${JSON.stringify(line)}\n`).join(''))).toEqual([
    { reference: 'pay_1', paymentId: 'one' },
  ]);
});
