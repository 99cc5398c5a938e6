import { type BootData, trackedRoute, trackingOf } from '@trolley/contract';
import { cart } from '../cart/cart.ts';
import { orderConfig } from '../service/orderConfig.ts';
import { consent } from '../shell/consent/consent.ts';
import { routesOf } from '../shell/screenNames.ts';
import { customerState } from '../shell/session/customerState.ts';
import { sessionOf } from '../shell/session/session.ts';
import { takeFacts } from '../shell/tracking/track.ts';
import { startTracking, type Tracked } from './startTracking.ts';

/** Counts what happens, once it is known who the shopper is, and, of some page views, how fast they were. */
export async function startMeasuring(
  page: Window,
  { tenant, page: opened }: BootData,
  firstCart: Tracked['firstCart'],
): Promise<void> {
  const { vitalsPercent } = trackingOf(tenant.clientRuntimeConfig);
  if (Math.random() * 100 < vitalsPercent)
    import('./startVitals.ts').then(
      (module) => module?.startVitals(page, trackedRoute(opened)),
      // Then this page view is none of the sample.
      () => undefined,
    );
  await sessionOf(customerState).known();
  const routes = routesOf(tenant);
  const shop = { page, tenant, routes, cart, orderConfig, consent, takeFacts };
  startTracking({ ...shop, firstCart, customer: customerState });
}
