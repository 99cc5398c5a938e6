import {
  type BootTenant,
  type Cart,
  cookies,
  isTrackingOff,
  type Listing,
  type OrderConfig,
  type PagePayload,
  productItem,
  type Route,
  trackedPath,
  trackedRoute,
  trackingOf,
  userTypeOf,
  valueOf,
} from '@trolley/contract';
import type { CartState } from '../cart/cartState.ts';
import { uuid } from '../shell/api/uuid.ts';
import type { Consent } from '../shell/consent/consent.ts';
import { isSignalled } from '../shell/consent/startConsent.ts';
import { readCookie } from '../shell/cookie.ts';
import { type CustomerState, paysAsMember } from '../shell/session/customerState.ts';
import type { Store } from '../shell/store.ts';
import type { Fact, TakeFacts } from '../shell/tracking/track.ts';
import { forgetVisitor, visitorId } from '../shell/tracking/visitor.ts';
import { createBus, type Sink } from './bus.ts';
import { listDraft, listOf, pageDrafts, productDraft, refusalDraft } from './pageDrafts.ts';
import { decodedPath, pastedLines } from './plainInput.ts';
import { selectedItem } from './selectedItem.ts';
import { createSend } from './send.ts';
import { promotionPressed, sightDraft } from './sightDrafts.ts';
import { countingSink } from './sinks/countingSink.ts';
import { dataLayerSink } from './sinks/dataLayerSink.ts';
import { umamiSink } from './sinks/umamiSink.ts';
import { watchCart } from './watchCart.ts';
import { watchSight } from './watchSight.ts';

export interface Tracked {
  readonly page: Window;
  readonly tenant: BootTenant;
  readonly routes: readonly Route[];
  readonly cart: Pick<Store<CartState>, 'get' | 'subscribe'>;
  /** The cart as it was first known; undefined while it is not. */
  readonly firstCart: () => { readonly cart: Cart | undefined } | undefined;
  /** The shop's limits of orders. */
  readonly orderConfig: () => Promise<OrderConfig>;
  readonly customer: Pick<Store<CustomerState>, 'get' | 'subscribe'>;
  readonly consent: Pick<Consent, 'get' | 'subscribe'>;
  readonly takeFacts: TakeFacts;
}

/** CONS-04: whether an app's web view asked not to be counted. */
const isOff = (jar: string) =>
  isTrackingOff({
    webview: readCookie(jar, cookies.webview) !== undefined,
    analytics: readCookie(jar, cookies.analytics) !== undefined,
  });

/** What is on the screen: the page, and what was added below its list. */
interface Shown {
  readonly page?: PagePayload;
  readonly pathname: string;
  readonly appended: readonly Listing[];
}

/** Turns what happens in the shop into events, and hands them to whom the retailer chose. Returns how to stop. */
export function startTracking(tracked: Tracked): () => void {
  const { page, tenant, routes, cart, customer, consent, takeFacts } = tracked;
  if (isOff(page.document.cookie)) return takeFacts(() => undefined);
  let shown: Shown = { pathname: page.location.pathname, appended: [] };
  const isMember = () => paysAsMember(customer.get());
  const shopper = () => ({ currency: tenant.currency, member: isMember() });
  const context = () => {
    const route = shown.page ? trackedRoute(shown.page) : 'content';
    const zone = readCookie(page.document.cookie, cookies.zone);
    return {
      page_path: trackedPath(shown.pathname, route),
      route,
      user_type: userTypeOf({ loggedIn: customer.get().customer !== undefined, member: isMember() }),
      ...(zone !== undefined && { zone }),
    };
  };
  const bus = createBus(context, sinksOf(tracked));
  const { emit } = bus;
  const sight = watchSight(page, (element) => {
    const draft = shown.page && sightDraft(shown.page, element, shopper());
    if (draft) emit(draft);
  });
  const watched = watchCart({
    ...{ cart, first: tracked.firstCart(), shopper, orderConfig: tracked.orderConfig, emit },
    isVisible: () => page.document.visibilityState === 'visible',
  });

  const onFact = (fact: Fact) => {
    switch (fact.kind) {
      case 'page':
        shown = { page: fact.page, pathname: fact.page.path, appended: [] };
        bus.turnPage();
        sight.turnPage();
        for (const draft of pageDrafts(fact.page, fact.search, shopper())) emit(draft);
        if (fact.page.screen === 'cart') watched.viewed();
        if (fact.page.screen === 'checkout') watched.checkoutBegun();
        return;
      case 'brokenPage':
        shown = { pathname: fact.pathname, appended: [] };
        bus.turnPage();
        sight.turnPage();
        emit({ name: 'page_view' });
        return emit({ name: 'errorPage', status: fact.status });
      case 'quickView':
        return emit(productDraft(fact.product, shopper(), true));
      case 'favourite': {
        const items = [productItem(fact.product, { member: isMember() })];
        return emit({ name: 'add_to_wishlist', currency: tenant.currency, value: valueOf(items), items });
      }
      case 'share':
        return emit({ name: 'share', method: 'link', content_type: 'product', item_id: fact.product.sku });
      case 'sharePage':
        return emit({ name: 'share', method: 'link', content_type: 'page' });
      case 'listPage': {
        shown = { ...shown, appended: [...shown.appended, fact.listing] };
        const list = shown.page && listOf(shown.page);
        if (list) emit(listDraft({ ...list, listing: fact.listing }, shopper()));
        return;
      }
      case 'cartOpened':
        return watched.viewed();
      case 'slotsShown': {
        const { distributionType, slots, free, leadMs } = fact;
        const lead = leadMs !== undefined && { slot_lead_hours: Math.max(0, Math.round(leadMs / 3_600_000)) };
        return emit({ name: 'slot_view', shipping_tier: distributionType, slots, free_slots: free, ...lead });
      }
      case 'noSlotFree':
        return emit({ name: 'slot_none_free', shipping_tier: fact.distributionType });
      case 'voucherActivated':
        return emit({ name: 'voucher_activated', voucher_id: fact.id });
      case 'refused': {
        const draft = refusalDraft(fact.status, fact.errorCode, fact.message);
        const isOfPayment = 'error_type' in draft && draft.error_type === 'paymentError';
        // The checkout, to which the page after the payment leads back, tells it: once is enough.
        return isOfPayment && shown.page?.screen === 'payment-return' ? undefined : emit(draft);
      }
    }
  };

  const onClick = ({ target }: MouseEvent) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
    if (!link || !shown.page) return;
    const offered = promotionPressed(shown.page, link, shopper());
    if (offered) emit(offered);
    if (!link.closest('.product-tile')) return;
    const { pathname } = new URL(link.href, page.location.href);
    // As it is at this press: what was opened before an answer teaches nothing.
    const teaches = consent.get().statistic && !isSignalled(page);
    const pressed = { page: shown.page, appended: shown.appended, link, pathname: decodedPath(pathname), teaches };
    const draft = selectedItem(pressed, routes, shopper());
    if (draft) emit(draft);
  };
  const onPaste = ({ target, clipboardData }: ClipboardEvent) => {
    if (!(target instanceof Element && target.matches('input[type="search"]'))) return;
    const lines = pastedLines(clipboardData?.getData('text') ?? '');
    if (lines > 1) emit({ name: 'list_paste', lines });
  };
  page.document.addEventListener('click', onClick, { capture: true });
  page.document.addEventListener('paste', onPaste, { capture: true });
  let before: CustomerState = { loadState: 'idle' };
  const onCustomer = () => {
    const now = customer.get();
    const came = now.customer !== undefined && before.customer === undefined;
    before = now;
    if (came && now.loginType === 'login') emit({ name: 'login', method: 'password' });
    if (came && now.loginType === 'registration') emit({ name: 'sign_up', method: 'mail' });
  };
  const onConsent = () => {
    bus.consentChanged();
    // Also the id of a time when it was allowed, and where Umami is told without one.
    const { answered, statistic } = consent.get();
    if (answered && !statistic) forgetVisitor(page);
  };
  const stops = [takeFacts(onFact), customer.subscribe(onCustomer), consent.subscribe(onConsent)];
  onCustomer();
  onConsent();
  return () => {
    for (const stop of stops) stop();
    watched.stop();
    sight.stop();
    page.document.removeEventListener('click', onClick, { capture: true });
    page.document.removeEventListener('paste', onPaste, { capture: true });
  };
}

function sinksOf({ page, tenant, consent }: Tracked): readonly Sink[] {
  const { counting, dataLayer, umami } = trackingOf(tenant.clientRuntimeConfig);
  const send = createSend(page);
  const statistic = () => consent.get().statistic;
  const sinks: Sink[] = [];
  if (counting) sinks.push(countingSink(page, send));
  if (dataLayer) sinks.push(dataLayerSink(page as Window & { dataLayer?: unknown[] }, statistic));
  if (umami)
    sinks.push(
      umamiSink(umami, {
        ...{ hostname: page.location.hostname, language: tenant.locale, send },
        isAllowed: () => umami.consent === 'none' || statistic(),
        visitor: () => (statistic() ? visitorId(page, uuid) : undefined),
      }),
    );
  return sinks;
}
