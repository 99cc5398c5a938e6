import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import type { BootTenant, Customer } from '@trolley/contract';
import compile from 'icu-minify/compile';
import { onTestFinished } from 'vitest';
import { readTexts as readTenantTexts } from '../../../../../tenants/testing.ts';
import { CartContext } from '../../../cart/cart.ts';
import { payloadOf } from '../../../catalogue/testing/renderInTenant.tsx';
import { createLoyalty } from '../../../loyalty/loyaltyStore.ts';
import { LoyaltyContext } from '../../../loyalty/useLoyalty.ts';
import { ServiceContext } from '../../../service/serviceDependencies.ts';
import {
  type Answers,
  fakeServiceDependencies,
  serviceBoot,
  settle,
  type TenantId,
} from '../../../service/testing/renderService.tsx';
import { NotificationList } from '../../../shell/notifications/NotificationList.tsx';
import { notifications } from '../../../shell/notifications/notifications.ts';
import { RouterProvider } from '../../../shell/router/RouterProvider.tsx';
import { acceptCustomer, type CustomerState, customerState } from '../../../shell/session/customerState.ts';
import { ShopProvider } from '../../../shell/shop.tsx';
import { memoryRouter } from '../../../shell/testing/memoryRouter.ts';
import ProfileScreen from '../ProfileScreen.tsx';
import { CallContext } from '../useCall.ts';

const known = new Map<string, ReturnType<typeof readTexts>>();

/** The real words, read once. */
function textsOf(tenant: TenantId, ...areas: readonly string[]) {
  const key = [tenant, ...areas].join(' ');
  const texts = known.get(key) ?? readTexts(tenant, areas);
  known.set(key, texts);
  return texts;
}

function readTexts(tenant: TenantId, areas: readonly string[]) {
  const texts = areas.map((area) => readTenantTexts(tenant, area));
  const all = Object.entries(Object.assign({}, ...texts) as Record<string, string>);
  return Object.fromEntries(all.map(([key, message]) => [key, compile(message)]));
}

/** The menu asks for them on every page of an account. */
const noMethods = { activeMethods: [], hasInactiveMethods: false, expiredMethods: [] };

const accountTexts = [
  'customer-loyalty',
  'customer-voucher',
  'customer-profile',
  'customer-orders',
  'customer-wallet',
  'customer-pass',
];

interface Given {
  /** Of the section; without one it is the overview. */
  readonly slug?: string;
  /** The id of a section that is shown alone, as in an app. */
  readonly alone?: string;
  /** Who is logged in; without anybody it is not known yet. */
  readonly customer?: Customer;
  readonly state?: CustomerState;
  readonly answers?: Answers;
  readonly tenant?: TenantId;
  readonly config?: Partial<BootTenant['clientRuntimeConfig']>;
  readonly search?: string;
  /** What editors wrote. */
  readonly words?: Readonly<Record<string, unknown>>;
}

/** Renders the account; the test answers the calls to the server. */
export async function renderProfile(given: Given = {}) {
  const { slug, customer, answers = {}, tenant = 'harbour', search = '' } = given;
  const before = customerState.get();
  onTestFinished(() => {
    customerState.set(before);
    for (const { key } of notifications.get()) notifications.dismiss(key);
  });
  customerState.set(given.state ?? { loadState: 'pending' });
  if (customer) acceptCustomer(customer);

  const shop = fakeServiceDependencies({ 'GET /api/customers/payment-methods': noMethods, ...answers });
  const loyalty = createLoyalty({
    call: shop.dependencies.call,
    customers: customerState,
    carts: shop.dependencies.cart,
  });
  if ('GET /api/customers/loyalty/card-info' in answers) onTestFinished(loyalty.begin());
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, gcTime: 0 } } });
  const boot = serviceBoot(tenant);
  const { messageBundle, clientRuntimeConfig } = boot.tenant;
  const everywhere = textsOf(tenant, 'account', 'cart', 'content', 'form');
  const ofTenant: BootTenant = {
    ...boot.tenant,
    messageBundle: { ...messageBundle, messages: { ...messageBundle.messages, ...everywhere } },
    clientRuntimeConfig: { ...clientRuntimeConfig, ...given.config },
  };
  const path = slug === undefined ? '/profile' : `/profile/${slug}`;
  const data = { texts: textsOf(tenant, ...accountTexts), config: given.words };
  const params = (slug === undefined ? {} : { slug }) as Record<string, string>;
  const element = (
    <main>
      {given.alone === undefined ? (
        <ProfileScreen payload={{ ...payloadOf('profile', path, data), params }} />
      ) : (
        <ProfileScreen payload={payloadOf('profile-sub', path, { ...data, section: given.alone })} />
      )}
      <NotificationList routeName="profile" />
    </main>
  );
  const router = memoryRouter({ at: path + search });
  const shown = render(
    <QueryClientProvider client={client}>
      <ServiceContext value={shop.dependencies}>
        <CallContext value={shop.dependencies.call}>
          <CartContext value={shop.cart}>
            <LoyaltyContext value={loyalty}>
              <ShopProvider boot={{ ...boot, tenant: ofTenant }}>
                <RouterProvider router={router}>{element}</RouterProvider>
              </ShopProvider>
            </LoyaltyContext>
          </CartContext>
        </CallContext>
      </ServiceContext>
    </QueryClientProvider>,
  );
  await settle();
  return { ...shown, ...shop, client, router };
}

export { settle };
