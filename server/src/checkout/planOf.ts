import { type Cart, halfUp, type PaymentMethod, walletMethod } from '@trolley/contract';

/** How a cart is paid: by the wallet, by another method, or by both. */
export interface PaymentPlan {
  /** The method that is asked for the money; the wallet where it pays all. */
  readonly methodKey: PaymentMethod;
  readonly brandName?: string;
  /** To be authorised. */
  readonly amount: number;
  /** What the wallet pays of the total; 0 where it pays nothing. */
  readonly walletShare: number;
}

type Planned = Pick<Cart, 'payments' | 'priceInfo'>;

/** PAY-02, WAL-03: undefined where the planned payments do not pay the total to the cent, or are more than one beside the wallet. */
export function planOf({ payments, priceInfo }: Planned): PaymentPlan | undefined {
  const { total } = priceInfo;
  const paying = payments.length > 1 ? payments.filter(({ amount }) => amount > 0) : payments;
  if (paying.reduce((sum, { amount }) => sum + amount, 0) !== total) return undefined;
  const [wallet, ...secondWallets] = paying.filter(({ methodKey }) => methodKey === walletMethod);
  const others = paying.filter(({ methodKey }) => methodKey !== walletMethod);
  const [last = wallet] = others;
  if (!last || others.length > 1 || secondWallets.length > 0) return undefined;
  return {
    methodKey: last.methodKey,
    ...(last.brandName !== undefined && { brandName: last.brandName }),
    amount: last === wallet ? 0 : last.amountPlanned,
    walletShare: wallet?.amount ?? 0,
  };
}

/** PAY-04: a wallet that pays all of a cart with goods to be weighed also reserves what weighing may add. */
export function walletReserve(
  { methodKey, walletShare }: PaymentPlan,
  {
    balance,
    percentage,
    weighed,
  }: { readonly balance: number; readonly percentage: number; readonly weighed: boolean },
): number {
  if (!weighed || methodKey !== walletMethod) return walletShare;
  const wanted = halfUp(walletShare * (100 + percentage), 100);
  return Math.max(walletShare, Math.min(wanted, balance));
}
