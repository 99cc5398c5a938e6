import type { Cart, LineItem, OrderConfig, Product } from '@trolley/contract';
import { productFixture } from '../../catalogue/testing/products.ts';
import { optimisticLine } from '../cartState.ts';

export function lineFixture(product: Product, quantity = 1, given: Partial<LineItem> = {}): LineItem {
  return { ...optimisticLine(product, quantity), ...given };
}

/** A cart of these lines whose sums are theirs. */
export function cartFixture(lines: readonly LineItem[] = [], given: Partial<Cart> = {}): Cart {
  const goods = lines.reduce((sum, { linePrice }) => sum + linePrice, 0);
  const savings = lines.reduce((sum, { linePrice, regularLinePrice }) => sum + regularLinePrice - linePrice, 0);
  return {
    id: '11111111-1111-4111-8111-111111111111',
    revision: 1,
    payments: [],
    lineItemCount: lines.reduce((sum, { quantity, product }) => sum + (product.weightArticle ? 1 : quantity), 0),
    mode: 'REGULAR',
    cartStatus: 'OPEN',
    priceInfo: {
      totalArticlePrice: goods,
      savings,
      discounts: 0,
      totalSavings: savings,
      orderValue: goods,
      depositFees: 0,
      serviceFees: 0,
      serviceFeesAfterDiscount: 0,
      serviceFeeTaxRate: 100,
      total: goods,
      totalVat: Math.round(goods / 11),
      vatByRate: [{ permille: 100, gross: goods, vat: Math.round(goods / 11) }],
      overAuthorizationPercentage: 0,
      totalWithSurcharge: goods,
      overAuthorizationAmount: 0,
      coveredAmount: 0,
      uncoveredAmountWithOverAuthorization: goods,
      uncoveredAmountWithoutOverAuthorization: goods,
    },
    productLineItems: [...lines],
    voucherLineItems: [],
    discountCodes: [],
    unavailableLineItems: [],
    weight: 1000,
    crateDepositDesired: false,
    substitution: 'similar',
    ...given,
  };
}

export const configFixture: OrderConfig = {
  distributionTypes: ['DELIVERY', 'CLICK_AND_COLLECT'],
  DELIVERY: {
    minimumOrderValue: 3000,
    maximumOrderValue: 50_000,
    maximumOrderWeight: 60_000,
    freeOfChargeThreshold: 6000,
  },
  CLICK_AND_COLLECT: { minimumOrderValue: 0, maximumOrderValue: 80_000, maximumOrderWeight: 90_000 },
  servicePrompt: { required: false, everyAdds: 5 },
  crate: { deposit: 450, grams: 20_000 },
  holdMinutes: 60,
  deliveryPhoneNumber: 'Optional',
  billingFields: {},
  invalidAddressMessage: 'Not here.',
  country: { code: 'IE', name: 'Ireland' },
};

export const milk = productFixture({ sku: 'milk', name: 'Glenbeg Milk', maxQuantity: 24 });
export const bread = productFixture({ sku: 'bread', name: 'Glenbeg Bread', slug: 'bread', maxQuantity: 5 });
/** Sold in steps of 200 g. */
export const apples = productFixture({
  sku: 'apples',
  name: 'Glenbeg Apples',
  slug: 'apples',
  weightArticle: true,
  quantityStepSize: 200,
  maxQuantity: 15,
});
