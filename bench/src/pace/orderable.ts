import {
  type Cart,
  changeItems,
  getCart,
  getDefaultDeliveryArea,
  getProducts,
  type Listing,
  setDistributionAddress,
} from '@trolley/contract';
import { openClient } from './client.ts';

/** Some are missing at the place that orders go to, others on another day. */
const spare = 40;

/** The best known products that can be bought, also where the orders of a measurement go. */
export async function orderable(url: string, most: number): Promise<readonly string[]> {
  const skus: string[] = [];
  for (let page = 1; skus.length < most + spare; page++) {
    const listing = (await (await fetch(`${url}${getProducts.path}?page=${page}`)).json()) as Listing;
    if (listing.results.length === 0) throw new Error('the shop has too few products');
    const found = listing.results.filter(
      ({ availability, maxQuantity }) => availability === 'available' && maxQuantity > 4,
    );
    skus.push(...found.map(({ sku }) => sku));
  }
  const missing = await missingAtPlace(url, skus);
  return skus.filter((sku) => !missing.has(sku)).slice(0, most);
}

async function missingAtPlace(url: string, skus: readonly string[]): Promise<ReadonlySet<string>> {
  const client = await openClient(url);
  const { area } = (await client.ask(getDefaultDeliveryArea)).json<{ area: { postalCodes: readonly string[] } }>();
  await client.ask(changeItems, { body: { items: skus.map((sku) => ({ sku, quantity: 1 })) } });
  const street = { streetName: 'Hauptstraße', streetNumber: '1', postalCode: area.postalCodes[0] ?? '', city: 'Ort' };
  await client.ask(setDistributionAddress, { body: { distributionType: 'DELIVERY', ...street } });
  const cart = (await client.ask(getCart)).json<Cart>();
  client.close();
  return new Set(cart.unavailableLineItems.map(({ lineItemId }) => lineItemId));
}
