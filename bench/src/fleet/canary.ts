import { setTimeout } from 'node:timers/promises';
import { addItem, type CartReply, setItem } from '@trolley/contract';
import { createBrowser, GaveUp } from './browser.ts';
import type { Ledger } from './ledger.ts';
import { quantityIn } from './shopper.ts';

interface CanaryOptions {
  readonly name: string;
  readonly address: string;
  readonly sku: string;
  readonly everyMs?: number;
  isOver(): boolean;
}

/** Changes one cart many times a second and does not wait when told to: so that it is seen when the shop writes again. */
export async function runCanary(baseUrl: string, ledger: Ledger, options: CanaryOptions): Promise<void> {
  const { name, sku, everyMs = 150 } = options;
  const browser = createBrowser({
    baseUrl,
    ledger,
    name,
    address: options.address,
    longestPauseMs: everyMs,
    isOver: options.isOver,
  });
  try {
    let hasCart = false;
    for (let quantity = 1; !options.isOver(); quantity = (quantity % 4) + 1) {
      const reply = hasCart
        ? await browser.call(setItem, { path: `/api/carts/items/${sku}`, body: { quantity } })
        : await browser.call(addItem, { body: { sku, quantity } });
      if (reply.status === 200) {
        hasCart = true;
        const { id: cartId, revision, ...cart } = reply.body as CartReply;
        ledger.acknowledge(name, { kind: 'line', cartId, sku, quantity: quantityIn(cart, sku), revision });
      } else {
        ledger.wonder(name, `the canary was refused: ${reply.status}`, JSON.stringify(reply.body).slice(0, 200));
        hasCart = false;
        browser.forgetCookies();
      }
      await setTimeout(everyMs);
    }
  } catch (error) {
    if (!(error instanceof GaveUp)) throw error;
  }
}
