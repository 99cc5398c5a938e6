import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render } from '@testing-library/react';
import type { Cart, Customer, OrderConfig } from '@trolley/contract';
import type { ComponentType } from 'react';
import { onTestFinished, vi } from 'vitest';
import { CartContext } from '../../cart/cart.ts';
import { bootOf, payloadOf } from '../../catalogue/testing/renderInTenant.tsx';
import { type TenantId, textsOf } from '../../form/testing/formShop.tsx';
import { ServiceContext } from '../../service/serviceDependencies.ts';
import { type Answers, fakeServiceDependencies, settle } from '../../service/testing/renderService.tsx';
import { RouterProvider, useLocation } from '../../shell/router/RouterProvider.tsx';
import { acceptCustomer, customerState, resetCustomer } from '../../shell/session/customerState.ts';
import { ShopProvider } from '../../shell/shop.tsx';
import { memoryRouter } from '../../shell/testing/memoryRouter.ts';
import { CheckoutContext } from '../CheckoutContext.ts';
import CheckoutScreen from '../CheckoutScreen.tsx';
import ConfirmationScreen from '../confirmation/ConfirmationScreen.tsx';
import ConfirmationTestScreen from '../confirmation/ConfirmationTestScreen.tsx';
import PaymentReturnScreen from '../return/PaymentReturnScreen.tsx';

interface Given {
  readonly cart?: Cart;
  readonly customer?: Customer;
  readonly config?: Partial<OrderConfig>;
  readonly answers?: Answers;
  readonly tenant?: TenantId;
}

const footer = [
  { title: 'Service', links: [{ label: 'Withdraw from contract', href: '/withdraw' }] },
  {
    title: 'Legal',
    links: [
      { label: 'Site map', href: '/sitemap' },
      { label: 'Terms', href: '/terms' },
    ],
  },
];

/** The carts of these tests are small. */
const anyValue = { minimumOrderValue: 0, maximumOrderValue: 60_000, maximumOrderWeight: 90_000 };

const pages = {
  '/checkout': ['checkout', CheckoutScreen],
  '/checkout-ok': ['checkout-confirmation', ConfirmationScreen],
  '/checkout-ok-test': ['checkout-confirmation-test', ConfirmationTestScreen],
  '/checkout-return': ['payment-return', PaymentReturnScreen],
} as const;

/** The pages of the checkout at an address, in a shop whose server is this test. Other pages only tell their address. */
export async function openCheckout(
  at: string,
  { cart: held, customer, config, answers = {}, tenant = 'harbour' }: Given = {},
) {
  const before = customerState.get();
  onTestFinished(() => {
    customerState.set(before);
    sessionStorage.clear();
  });
  resetCustomer();
  if (customer) acceptCustomer(customer);
  const settings = { DELIVERY: anyValue, CLICK_AND_COLLECT: anyValue, ...config };
  const shop = fakeServiceDependencies({ ...(held && { 'GET /api/carts': held }), ...answers }, settings);
  if (held) shop.cart.accept(held);
  else shop.cart.start();
  const leave = vi.fn();
  const boot = bootOf(tenant);
  const { messageBundle } = boot.tenant;
  const messages = { ...messageBundle.messages, ...textsOf(tenant, ['form']) };
  const texts = textsOf(tenant, ['checkout-steps', 'customer-orders']);
  const site = {
    ...boot.site,
    footer: { ...boot.site.footer, columns: footer },
  };
  function Here() {
    const { pathname, search } = useLocation();
    if (!Object.hasOwn(pages, pathname)) return <p>{`page ${pathname}${search}`}</p>;
    const [name, page] = pages[pathname as keyof typeof pages];
    const Screen = page as ComponentType<{ readonly payload: unknown }>;
    return <Screen payload={payloadOf(name, pathname, { texts })} />;
  }
  const router = memoryRouter({ at });
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, gcTime: 0 } } });
  const shown = render(
    <QueryClientProvider client={client}>
      <ServiceContext value={shop.dependencies}>
        <CartContext value={shop.cart}>
          <CheckoutContext value={{ leave }}>
            <ShopProvider boot={{ tenant: { ...boot.tenant, messageBundle: { ...messageBundle, messages } }, site }}>
              <RouterProvider router={router}>
                <Here />
              </RouterProvider>
            </ShopProvider>
          </CheckoutContext>
        </CartContext>
      </ServiceContext>
    </QueryClientProvider>,
  );
  // First what the shop asks for, then what that step needs.
  await settle();
  await settle();
  const here = () => router.get().location.pathname + router.get().location.search;
  return { ...shown, ...shop, router, leave, here };
}

const pressable = {
  button: 'button',
  link: 'a[href]',
  radio: 'label:has([type=radio])',
  checkbox: 'label:has([type=checkbox])',
};

/** By kind and words, as a shopper finds it. Asking for computed names takes a simulated browser many times as long. */
export async function press(name: string | RegExp, kind: keyof typeof pressable = 'button'): Promise<void> {
  const found = [...document.querySelectorAll<HTMLElement>(pressable[kind])].filter(({ textContent }) => {
    const words = textContent?.replace(/\s+/g, ' ').trim() ?? '';
    return typeof name === 'string' ? words === name : name.test(words);
  });
  const [only] = found;
  if (!only || found.length > 1) throw new Error(`There are ${found.length} of the kind ${kind} called ${name}.`);
  await act(async () => (only.querySelector('input') ?? only).click());
  await settle();
}

export { settle };
