import { openTenantLoyalty } from './openTenantLoyalty.ts';
import { main as ordersMain } from './order/command/main.ts';
import { trackSales } from './tracking/trackSales.ts';

/** `npm run orders`; what is completed or refunded there books points and is told to analytics like anywhere else. */
export function main(args: readonly string[]): Promise<number> {
  return ordersMain(args, openTenantLoyalty, ({ file }) => trackSales(file));
}
