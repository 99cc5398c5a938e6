import { act, render } from '@testing-library/react';
import type { Cart, OrderConfig, Product } from '@trolley/contract';
import type { ReactNode } from 'react';
import { inTenant, type TenantId } from '../../catalogue/testing/renderInTenant.tsx';
import { ServiceContext, type ServiceDependencies, serviceDependencies } from '../../service/serviceDependencies.ts';
import { createEarliestSlot } from '../../service/slots/earliestSlot.ts';
import type { ApiError } from '../../shell/api/apiError.ts';
import type { Call } from '../../shell/api/call.ts';
import { NotificationList } from '../../shell/notifications/NotificationList.tsx';
import { RouterProvider } from '../../shell/router/RouterProvider.tsx';
import { createStore } from '../../shell/store.ts';
import { memoryRouter } from '../../shell/testing/memoryRouter.ts';
import { createAgeCheck } from '../ageCheck.ts';
import { CartContext } from '../cart.ts';
import { createCart } from '../createCart.ts';
import { askAge } from '../questions.ts';
import { configFixture } from './carts.ts';
import { fakeCarts, fakeStorage } from './fakeCarts.ts';

interface Given {
  readonly cart?: Cart;
  readonly products?: readonly Product[];
  readonly config?: Partial<OrderConfig>;
  readonly tenant?: TenantId;
  /** What else the server answers, by path. */
  readonly answers?: Readonly<Record<string, unknown>>;
  /** The first call fails. */
  readonly failing?: ApiError;
}

const noProducts: Readonly<Record<string, unknown>> = {
  '/api/customers/favorites/products': { results: [] },
  '/api/product-discovery/products': { results: [] },
};

/** Renders a part of the cart with a tenant, a router, and a fake server with one cart. */
export async function renderCart(node: ReactNode, given: Given = {}) {
  const { cart: held, products = [], config, tenant, failing } = given;
  const known = [...products, ...(held?.productLineItems.map(({ product }) => product) ?? [])];
  const carts = fakeCarts(known, held ? { cart: held } : {});
  const answers = { ...noProducts, ...given.answers };
  const call = (async (endpoint, input, options) =>
    answers[endpoint.path] ?? carts.call(endpoint, input, options)) as Call;
  let key = 0;
  const cart = createCart({
    call: carts.call,
    uuid: () => `key-${++key}`,
    storage: fakeStorage,
    hasCart: () => carts.server.cart !== undefined,
  });
  cart.beforeAdd.add(createAgeCheck(askAge, () => sessionStorage));
  if (failing) carts.fail(failing);
  cart.start();
  const dependencies: ServiceDependencies = {
    ...serviceDependencies,
    call,
    cart,
    orderConfig: () => Promise.resolve({ ...configFixture, ...config }),
    change: cart.change,
    earliest: createEarliestSlot(carts.call),
    wanted: createStore<ReturnType<ServiceDependencies['wanted']['get']>>(undefined),
  };
  const element = (
    <>
      {node}
      <NotificationList routeName={undefined} />
    </>
  );
  const router = memoryRouter();
  const shown = render(
    inTenant(
      <CartContext value={cart}>
        <ServiceContext value={dependencies}>
          <RouterProvider router={router}>{element}</RouterProvider>
        </ServiceContext>
      </CartContext>,
      tenant,
    ),
  );
  await settle();
  return { ...shown, cart, carts, router };
}

/** Lets all pending responses arrive. */
export async function settle(): Promise<void> {
  await act(async () => {
    for (let turn = 0; turn < 5; turn += 1) await new Promise((resolve) => setTimeout(resolve));
  });
}

/** Sends pending changes and waits for the response. */
export async function sent({ flush }: { flush(): Promise<void> }): Promise<void> {
  await act(() => flush());
}
