import { expect, test } from 'vitest';
import { voucherSign } from './voucherSign.ts';

const de = { locale: 'de-AT', currency: 'EUR', free: 'Gratis' };
const sign = (takesOff: Parameters<typeof voucherSign>[0]['takesOff'], given?: { value?: string; caption: string }) =>
  voucherSign({ takesOff, ...(given && { sign: given }) }, de);
const plain = (text: string) => text.replaceAll(/\s/g, ' ');

test('LOY-07 what stands large on a voucher is what it takes off, or what its editors say', () => {
  expect(plain(sign({ kind: 'percent', value: 25 }).value)).toBe('−25 %');
  expect(plain(sign({ kind: 'amount', value: 300 }).value)).toBe('3 €');
  expect(plain(sign({ kind: 'amount', value: 50 }).value)).toContain('0,50');
  expect(sign({ kind: 'serviceFee' })).toEqual({ value: 'Gratis' });
  expect(sign({ kind: 'percent', value: 50 }, { value: '1+1', caption: 'gratis' })).toEqual({
    value: '1+1',
    caption: 'gratis',
  });
});
