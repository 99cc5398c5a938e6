import type { Cart, HomeReply, OrderConfig } from '@trolley/contract';
import { orderGoal } from '../cart/orderGoal.ts';
import { localMoment } from '../service/format/moments.ts';

/** By the shop's clock. */
export function partOfDay(now: number, timeZone: string): 'morning' | 'day' | 'evening' {
  const { hour } = localMoment(now, timeZone);
  if (hour >= 4 && hour < 11) return 'morning';
  return hour >= 11 && hour < 18 ? 'day' : 'evening';
}

/** A sentence by its message key. */
export interface Sentence {
  readonly key: string;
  readonly values?: Readonly<Record<string, string | number>>;
}

interface Known {
  readonly home: HomeReply;
  /** The regular cart, as far as there is one with something in it. */
  readonly cart: Cart | undefined;
  readonly count: number;
  readonly config: OrderConfig | undefined;
  money(cents: number): string;
}

/** What is most useful to know now: how far the order is, and what the next one lacks; at most two sentences. */
export function usefulSentences({ home, cart, count, config, money }: Known): readonly Sentence[] {
  const { orders, runningLow, buyAgain, firstName } = home;
  const [order] = orders;
  const ofOrder: readonly Sentence[] =
    order && order.status !== 'PLACED'
      ? [{ key: `home.say.${order.status}`, values: { type: order.distributionType } }]
      : [];
  const ofCart = count > 0 ? [cartSentence(cart, count, config, money)] : [];
  const said = [...ofOrder, ...ofCart];
  if (said.length > 0) return said;
  if (runningLow.length > 0) return [{ key: 'home.say.low', values: { count: runningLow.length } }];
  if (buyAgain.length > 0) return [{ key: 'home.say.again' }];
  return order ? [] : [{ key: firstName === undefined ? 'home.say.guest' : 'home.say.new' }];
}

function cartSentence(
  cart: Cart | undefined,
  count: number,
  config: OrderConfig | undefined,
  money: Known['money'],
): Sentence {
  if (!cart) return { key: 'home.say.cart', values: { count } };
  // As in the cart's button and as the minimum counts: the goods, without delivery.
  const values = { count, sum: money(cart.priceInfo.totalArticlePrice) };
  const goal = config && orderGoal(cart, config);
  if (!goal || goal.state === 'enough') return { key: 'home.say.cart.sum', values };
  const { state, missing, type } = goal;
  return { key: `home.say.cart.${state}`, values: { ...values, missing: money(missing), type } };
}
