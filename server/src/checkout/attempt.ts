import type { BillingAddress, Cart, DistributionAddress, Order, OrderLine, PriceInfo } from '@trolley/contract';
import type { Goods } from '../cart/rules/goods.ts';

/** A line as it is bought; what was picked comes later. */
export type AttemptLine = Omit<OrderLine, 'picked'>;

/** A cart as it was when its payment began. Orders are made of this, never of the cart. */
export interface Attempt {
  readonly mode: Cart['mode'];
  /** Of an addition: the order it goes with. */
  readonly parentOrderNumber?: string;
  readonly lines: readonly AttemptLine[];
  /** As the cart's button counted them. */
  readonly lineItemCount: number;
  /** What each discount promises is frozen with it; picking works out anew what it takes off. */
  readonly voucherLineItems: Order['voucherLineItems'];
  readonly discountCodes: Order['discountCodes'];
  /** `lineItemId` is the plan's. */
  readonly pass?: NonNullable<Order['deliveryPassLineItem']>;
  readonly priceInfo: PriceInfo;
  /** A pass waives the fee, which it would not be without one. */
  readonly passPaysFee?: true;
  /** The wallet's share first, where there is one; `authorized` is what is claimed or asked for. */
  readonly payments: Order['payments'];
  readonly distributionAddress: DistributionAddress;
  readonly window: AttemptWindow;
  readonly billingAddress: BillingAddress;
  readonly crateDepositDesired: boolean;
  readonly substitution: Cart['substitution'];
  /** Grams. */
  readonly weight: number;
  /** Loyalty prices were charged. */
  readonly member: boolean;
}

export interface AttemptWindow {
  readonly id: string;
  /** Instants as they cross the wire. */
  readonly startsAt: string;
  readonly endsAt: string;
  readonly cutOffAt: string;
}

interface Freezing {
  /** What the cart's lines were priced with. */
  readonly goods: Pick<Goods, 'good' | 'permille'>;
  readonly member: boolean;
  /** What the wallet reserves: more than its share, where it pays for goods that are not weighed yet. */
  readonly walletReserve: number;
}

/** CHK-04: freezes a cart that passed its validation; what a later day changes in the shop changes nothing in it. */
export function freezeCart(cart: Cart, { goods, member, walletReserve }: Freezing): Attempt {
  const { distributionAddress, distributionWindow, billingAddress, deliveryPassLineItem: pass } = cart;
  if (!distributionAddress || !distributionWindow || !billingAddress)
    throw new Error('A cart without address, time or payer passed its validation.');
  const { id, startsAt, endsAt, cutOffAt } = distributionWindow;
  const moment = Date.parse(startsAt);
  return {
    mode: cart.mode,
    ...(cart.orderNumber !== undefined && { parentOrderNumber: cart.orderNumber }),
    lines: cart.productLineItems.map((line) => freezeLine(line, cart.substitution, { goods, member }, moment)),
    lineItemCount: cart.lineItemCount,
    // What takes nothing off is not used up.
    voucherLineItems: cart.voucherLineItems.filter(({ discount }) => discount > 0),
    discountCodes: cart.discountCodes.flatMap(({ code, name, discount, kind, value, errorCode }) =>
      errorCode === undefined && discount > 0 ? [{ code, name, discount, kind, value }] : [],
    ),
    ...(pass && { pass }),
    ...(cart.passPaysFee && { passPaysFee: true }),
    priceInfo: cart.priceInfo,
    payments: cart.payments.map(({ methodKey, brandName, amount, amountPlanned }) => ({
      methodKey,
      ...(brandName !== undefined && { brandName }),
      amount,
      authorized: methodKey === 'gift-card-wallet' ? walletReserve : amountPlanned,
    })),
    distributionAddress,
    window: { id, startsAt, endsAt, cutOffAt },
    billingAddress,
    crateDepositDesired: cart.crateDepositDesired,
    substitution: cart.substitution,
    weight: cart.weight,
    member,
  };
}

function freezeLine(
  line: Cart['productLineItems'][number],
  usual: Cart['substitution'],
  { goods, member }: Pick<Freezing, 'goods' | 'member'>,
  moment: number,
): AttemptLine {
  const { lineItemId, product, quantity, perPiecePrice, linePrice, regularLinePrice, substitution = usual } = line;
  const { sku, name, brand, slug, pack, picture, minAge } = product;
  const good = goods.good(sku);
  if (!good) throw new Error(`A product that is not sold passed the validation of its cart: ${sku}`);
  const { perKilogram, loyalty } = product.price;
  const kiloPrice = (member ? loyalty?.perUnit : undefined) ?? perKilogram;
  return {
    lineItemId,
    sku,
    name,
    brandName: brand.name,
    slug,
    pack,
    picture,
    quantity,
    perPiecePrice,
    linePrice,
    regularLinePrice,
    deposit: good.deposit * quantity,
    vat: goods.permille(good.vat, moment),
    weighed: good.weighed,
    ...(good.weighed && kiloPrice !== undefined && { kiloPrice }),
    ...(product.weightArticle && { stepGrams: product.quantityStepSize }),
    substitution,
    ...(minAge !== undefined && { minAge }),
  };
}
