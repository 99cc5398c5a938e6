import * as contract from '@trolley/contract';
import type { FastifyInstance } from 'fastify';
import { createBrowser } from '../src/cart/testing/browser.ts';

const street = { streetName: 'Neubaugasse', streetNumber: '12', postalCode: '1070', city: 'Wien' };
export const home = { distributionType: 'DELIVERY', ...street } as const;
const billing = { firstName: 'Anna', lastName: 'Huber', email: 'anna@example.at', phone: '+43 1 234567', ...street };

/** A guest of Feldmarkt with a browser, on the way from an empty cart to an order. */
export function createShopper(app: FastifyInstance) {
  const browser = createBrowser(app);
  const { ask } = browser;

  async function fill(methodKey: contract.PaymentMethod = 'credit-cards') {
    await ask(contract.addItem, { body: { sku: 'p1', quantity: 20 } });
    await ask(contract.addItem, { body: { sku: 'p2', quantity: 20 } });
    await ask(contract.setDistributionAddress, { body: home });
    const { days } = await ask(contract.checkCapacity, { body: { distributionAddress: home } });
    const free = days.flatMap(({ windows }) => windows).filter(({ state }) => state === 'free' || state === 'few');
    const chosen = free.at(-1);
    if (!chosen) throw new Error('no slot is free');
    await ask(contract.setTimeSlot, { body: { id: chosen.id } });
    await ask(contract.setBillingAddress, { body: billing });
    return ask(contract.planPayment, { body: { methodKey } });
  }

  const finalizing = ({ revision, priceInfo }: Pick<contract.Cart, 'revision' | 'priceInfo'>) => ({
    body: { revision, priceInfo },
  });

  return {
    ...browser,
    fill,
    /** Up to the provider's page; answers the checkout. */
    async begin(methodKey?: contract.PaymentMethod) {
      return (await ask(contract.finalizeCart, finalizing(await fill(methodKey)))).checkoutId;
    },
    finalize: (cart: Pick<contract.Cart, 'revision' | 'priceInfo'>) =>
      browser.send('POST', contract.finalizeCart.path, finalizing(cart).body),
    /** Back from the provider's page. */
    comeBack: (checkoutId: string, headers?: Readonly<Record<string, string>>) =>
      browser.send('POST', contract.createOrder.path, { checkoutId, paymentInitiator: 'REDIRECT' }, headers),
    async order(methodKey?: contract.PaymentMethod): Promise<contract.Order> {
      const checkoutId = await this.begin(methodKey);
      return ask(contract.createOrder, { body: { checkoutId, paymentInitiator: 'REDIRECT' } });
    },
  };
}
