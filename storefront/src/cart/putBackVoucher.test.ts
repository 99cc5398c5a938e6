import { expect, onTestFinished, test, vi } from 'vitest';
import type { Call } from '../shell/api/call.ts';
import { notifications } from '../shell/notifications/notifications.ts';
import { putBackVoucher } from './putBackVoucher.ts';

const voucher = { lineItemId: 'ten', name: 'Ten times' };
const text = (key: string) => key;

function open(answer: () => Promise<unknown>) {
  const asked: string[] = [];
  const call = ((endpoint: { method: string }, { params }: { params: { id: string } }) => {
    asked.push(`${endpoint.method} ${params.id}`);
    return answer();
  }) as unknown as Call;
  const refresh = vi.fn(async () => undefined);
  onTestFinished(() => notifications.dismiss('cart.voucher'));
  return {
    asked,
    refresh,
    parts: { call, cart: { refresh }, text } as unknown as Parameters<typeof putBackVoucher>[0],
  };
}
const shown = () => notifications.get().find(({ key }) => key === 'cart.voucher');

test('LOY-07 a voucher is put back from the cart, which is priced anew, and undoing activates it again', async () => {
  const { asked, refresh, parts } = open(async () => undefined);
  await putBackVoucher(parts, voucher);
  expect([asked, refresh.mock.calls.length]).toEqual([['DELETE ten'], 1]);
  expect(shown()).toMatchObject({ type: 'info', message: 'cart.voucher.putBack.done' });
  shown()?.action?.onPress();
  await vi.waitFor(() => expect(refresh).toHaveBeenCalledTimes(2));
  expect(asked).toEqual(['DELETE ten', 'PUT ten']);
});

test('a failure is told, and nothing is offered to be undone', async () => {
  const { parts } = open(() => Promise.reject(new Error('away')));
  await putBackVoucher(parts, voucher);
  expect(shown()).toMatchObject({ type: 'error' });
  expect(shown()?.action).toBeUndefined();
});
