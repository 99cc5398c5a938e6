import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ProviderRefusal } from '../provider.ts';
import { testAsk } from '../testing.ts';
import { withoutProvider } from './withoutProvider.ts';

test('PAY-01 what needs no provider goes straight on and is always agreed to, for the sum that was asked', async () => {
  const sums = fc.record({ amount: fc.integer({ min: 1, max: 100_000_000 }), paymentId: fc.uuid() });
  await fc.assert(
    fc.asyncProperty(sums, async ({ amount, paymentId }) => {
      const ask = testAsk({ amount, paymentId, methodKey: 'payment-at-the-door' });
      const { reference, hostedUrl } = await withoutProvider.create(ask);
      expect(hostedUrl).toBe(ask.returnUrl);
      expect(await withoutProvider.read(reference)).toEqual({
        status: 'authorized',
        paymentId,
        amount,
        currency: 'EUR',
        captured: 0,
        refunded: 0,
      });
    }),
    { numRuns: 30 },
  );
  await expect(withoutProvider.read('pay_1')).rejects.toThrow(ProviderRefusal);
  expect(withoutProvider.verify({ headers: {}, body: Buffer.from('{}') }, Date.now())).toBeUndefined();
});
