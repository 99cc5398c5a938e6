import {
  type Cart,
  type Customer,
  getCardInfo,
  getMemberVouchers,
  getPersonalVouchers,
  type LoadState,
  type LoyaltyCardInfo,
  type MemberVoucher,
  tellsUnknownCard,
} from '@trolley/contract';
import type { Call } from '../shell/api/call.ts';
import { createStore, type Store } from '../shell/store.ts';

/** What this browser knows of the customer's membership. */
export interface LoyaltyState {
  /** `idle`: nobody here is a member. LOY-06: what could not be loaded is empty, and no failure of the page. */
  readonly loadState: LoadState;
  readonly card?: LoyaltyCardInfo;
  /** LOY-04: the programme does not know this card, or not any more. */
  readonly isCardUnknown: boolean;
  readonly vouchers: readonly MemberVoucher[];
  readonly personal: readonly MemberVoucher[];
  /** LOY-06: personal vouchers alone say that they could not be loaded. */
  readonly personalFailed: boolean;
}

export const noLoyalty: LoyaltyState = {
  loadState: 'idle',
  isCardUnknown: false,
  vouchers: [],
  personal: [],
  personalFailed: false,
};

interface Parts {
  readonly call: Call;
  readonly customers: Pick<Store<{ readonly customer?: Customer }>, 'get' | 'subscribe'>;
  /** Vouchers are put back in the cart as well, and used up with an order. */
  readonly carts: Pick<Store<{ readonly cart?: Pick<Cart, 'voucherLineItems'> }>, 'get' | 'subscribe'>;
}

export interface Loyalty extends Pick<Store<LoyaltyState>, 'get' | 'subscribe'> {
  /** Follows the customer from now on; returns how to end that. */
  begin(): () => void;
  /** Asks again, keeping what is shown until the answers are there. */
  reload(): Promise<void>;
}

/** LOY-03: appears with the member information and goes with it; answers that come later than that are dropped. */
export function createLoyalty({ call, customers, carts }: Parts): Loyalty {
  const state = createStore(noLoyalty);
  let shown: string | undefined;
  let asking: AbortController | undefined;
  let loading: Promise<void> = Promise.resolve();
  let inCart: ReadonlySet<string> | undefined;

  const load = (member: Member, isAgain: boolean): Promise<void> => (loading = fetchAll(member, isAgain));

  const fetchAll = async (member: Member, isAgain: boolean): Promise<void> => {
    asking?.abort();
    const own = new AbortController();
    asking = own;
    if (!isAgain) state.set({ ...noLoyalty, loadState: 'pending' });
    const options = { signal: own.signal };
    const [card, vouchers, personal] = await Promise.all([
      loadCard(call, member, options),
      call(getMemberVouchers, {}, options).then(
        ({ vouchers: own }) => own,
        () => [],
      ),
      loadPersonal(call, member, options),
    ]);
    // Another customer, another card or nobody by now.
    if (!own.signal.aborted) state.set({ loadState: 'success', ...card, vouchers, ...personal });
  };

  const clear = () => {
    asking?.abort();
    asking = undefined;
    shown = undefined;
    inCart = undefined;
    state.set(noLoyalty);
  };

  const reload = async () => {
    const member = customers.get().customer?.loyaltyMemberInformation;
    if (member && shown !== undefined) await load(member, true);
  };

  /** What came into the cart or left it is asked for again, unless it is known to be so. */
  const followCart = async () => {
    const { cart } = carts.get();
    if (!cart || shown === undefined) return;
    const [before, now] = [inCart, activatedIn(cart)];
    inCart = now;
    if (!before) return;
    const changed = [...before, ...now].filter((id) => before.has(id) !== now.has(id));
    if (changed.length === 0) return;
    await loading;
    const isActive = (id: string) => state.get().vouchers.some((one) => one.id === id && one.state === 'active');
    if (changed.some((id) => isActive(id) !== now.has(id))) await reload();
  };

  const follow = () => {
    const { customer } = customers.get();
    const member = customer?.loyaltyMemberInformation;
    if (!member) return clear();
    const key = JSON.stringify([
      customer.email,
      member.mpCardId,
      member.loyalityMemberId,
      member.joeAuthenticationStatus,
      member.programmeAway,
    ]);
    if (key === shown) return;
    shown = key;
    void load(member, false);
  };

  return {
    get: state.get,
    subscribe: state.subscribe,
    begin: () => {
      const stops = [customers.subscribe(follow), carts.subscribe(() => void followCart())];
      follow();
      void followCart();
      return () => {
        for (const stop of stops) stop();
        clear();
      };
    },
    reload,
  };
}

const activatedIn = ({ voucherLineItems }: Pick<Cart, 'voucherLineItems'>): ReadonlySet<string> =>
  new Set(voucherLineItems.filter(({ activated }) => activated).map(({ lineItemId }) => lineItemId));

type Member = NonNullable<Customer['loyaltyMemberInformation']>;
type Options = { readonly signal: AbortSignal };

/** LOY-04: a list, of which the first is used. */
async function loadCard(call: Call, { mpCardId }: Member, options: Options) {
  try {
    const query = mpCardId === undefined ? {} : { currentIds: mpCardId };
    const [card] = await call(getCardInfo, { query }, options);
    return { ...(card && { card }), isCardUnknown: false };
  } catch (error) {
    return { isCardUnknown: error instanceof Error && tellsUnknownCard(error.message) };
  }
}

/** LOY-12: the promotions of the member name their vouchers; without any there is nothing to ask for. */
async function loadPersonal(call: Call, { promotions }: Member, options: Options) {
  if (promotions.length === 0) return { personal: [], personalFailed: false };
  const promotionIds = promotions.map(({ promotionId }) => promotionId).join(',');
  return call(getPersonalVouchers, { query: { promotionIds } }, options).then(
    ({ vouchers }) => ({ personal: vouchers, personalFailed: false }),
    () => ({ personal: [], personalFailed: true }),
  );
}
