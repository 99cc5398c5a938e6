import type { Cart, CartCode, CartErrorGroup, OrderLimits, ServiceFile } from '@trolley/contract';
import { cartCodes, groupOf } from '@trolley/contract';
import type { WalletBalance } from '../../wallet/walletOf.ts';
import { addressErrors } from './addressErrors.ts';
import { billingErrors } from './billingErrors.ts';
import { isWallet } from './payments.ts';
import { serviceOf } from './showCart.ts';
import type { SlotState } from './slotErrors.ts';
import { slotErrors } from './slotErrors.ts';

export interface CartError {
  readonly code: CartCode;
  readonly group: CartErrorGroup;
  readonly lineItemId?: string;
}

export interface ValidationInput {
  /** As `showCart` made it, with what the shop has against its codes now. */
  readonly cart: Cart;
  /** Of `service.json`. */
  readonly terms: Pick<ServiceFile, 'distributionTypes' | 'order' | 'deliveryPhoneNumber' | 'billingFields'>;
  /** An area or store serves the cart's address. */
  readonly served: boolean;
  /** How the cart's slot stands now; undefined: there is none. */
  readonly slot?: SlotState;
  /** Grams of the order that an ADDON cart adds to; undefined: it cannot be added to any more. */
  readonly orderWeight?: number;
  /** Of the customer who wants to pay from it; undefined: there is none, or it is not taken here. */
  readonly wallet?: WalletBalance;
  readonly now: number;
}

/** CHK-09: everything that keeps a cart from becoming an order. */
export function validateCart({ cart, terms, served, slot, orderWeight, wallet, now }: ValidationInput): CartError[] {
  const address = cart.distributionAddress;
  const isAddOn = cart.mode === 'ADDON';
  const limits = terms.order[serviceOf({ address }, terms)];
  const codes = [
    ...addressErrors(address, { served, isFixed: isAddOn }, terms),
    ...(isAddOn && orderWeight === undefined
      ? [cartCodes.orderClosed]
      : slotErrors(cart.distributionWindow, slot, isAddOn, now)),
    ...billingErrors(cart.billingAddress, terms.billingFields),
    ...cart.discountCodes.flatMap(({ errorCode }) => discountErrors.filter((code) => code === errorCode)),
    ...limitErrors(cart, limits, isAddOn ? (orderWeight ?? 0) : 0),
    ...walletErrors(cart, wallet),
  ];
  return [
    ...[...new Set(codes)].map((code) => ({ code, group: groupOf(code) })),
    ...cart.unavailableLineItems.map(({ lineItemId }) => {
      const code = cartCodes.unavailableLines;
      return { code, group: groupOf(code), lineItemId };
    }),
  ];
}

/** A code whose own minimum is not reached takes nothing off, but is no reason not to order. */
const discountErrors: readonly CartCode[] = [
  cartCodes.codeExpired,
  cartCodes.codeExhausted,
  cartCodes.codeNotActive,
  cartCodes.codeWrongService,
];

/** CART-17: the minimum does not hold for what is added to an order, the weight does. */
function limitErrors(cart: Cart, limits: OrderLimits, orderWeight: number): CartCode[] {
  const { orderValue } = cart.priceInfo;
  if (cart.productLineItems.length === 0) return [cartCodes.empty];
  const errors: CartCode[] = [];
  if (cart.mode !== 'ADDON' && orderValue < limits.minimumOrderValue) errors.push(cartCodes.belowMinimum);
  if (orderValue > limits.maximumOrderValue) errors.push(cartCodes.aboveMaximum);
  if (cart.weight + orderWeight > limits.maximumOrderWeight) errors.push(cartCodes.tooHeavy);
  return errors;
}

/** WAL-05: 260 without a wallet or where none is taken, 264 without cards, 261 with too little on them. */
function walletErrors({ payments, customerId }: Cart, wallet: WalletBalance | undefined): CartCode[] {
  const share = payments.find(isWallet);
  if (!share) return [];
  if (customerId === undefined || !wallet) return [cartCodes.giftCardInvalid];
  if (wallet.cards === 0) return [cartCodes.giftCardMissing];
  return wallet.balance < share.amount ? [cartCodes.walletTooSmall] : [];
}
