import { shownShare } from '@trolley/contract';
import { useShop, useText } from '../shell/shop.tsx';
import type { Text } from '../shell/text.ts';

/** A share of the limit as a text: `9 %`, `unter 1 %`. */
export const shareText = (text: Text, share: number): string => text('pesticide.share', { percent: shownShare(share) });

/** Milligrams as the tenant writes them. */
export function useFigure(): (value: number) => string {
  const { decimal } = useShop().tenant.amounts;
  return (value) => String(Number(value.toFixed(4))).replace('.', decimal);
}

export function useShareText(): (share: number) => string {
  const text = useText();
  return (share) => shareText(text, share);
}
