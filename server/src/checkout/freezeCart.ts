import { type Cart, type FrozenPoints, isWorking } from '@trolley/contract';
import type { Goods } from '../cart/rules/goods.ts';
import type { Attempt, AttemptLine } from '../sale/attempt.ts';

interface Freezing {
  /** What the cart's lines were priced with. */
  readonly goods: Pick<Goods, 'good' | 'permille'>;
  readonly member: boolean;
  /** What the wallet reserves: more than its share, where it pays for goods that are not weighed yet. */
  readonly walletReserve: number;
  readonly points?: FrozenPoints | undefined;
}

/** CHK-04: freezes a cart that passed its validation; what a later day changes in the shop changes nothing in it. */
export function freezeCart(cart: Cart, { goods, member, walletReserve, points }: Freezing): Attempt {
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
    // What does nothing is not used up.
    voucherLineItems: cart.voucherLineItems.filter(isWorking).map(({ activated: _, ...one }) => one),
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
    ...(points && { points }),
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
    ...(brand && { brandName: brand.name }),
    slug,
    ...(pack !== '' && { pack }),
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
