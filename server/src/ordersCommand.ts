import { openTenantLoyalty } from './openTenantLoyalty.ts';
import { main as ordersMain } from './order/command/main.ts';

/** `npm run orders`; what is completed or refunded there books points like anywhere else. */
export function main(args: readonly string[]): Promise<number> {
  return ordersMain(args, openTenantLoyalty);
}
