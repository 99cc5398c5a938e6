import { pathTo } from '@trolley/contract';
import { shopWay } from '../customer/way.ts';
import { notify } from '../shell/notifications/notifications.ts';
import type { Text } from '../shell/text.ts';
import { favourites } from './favourites.ts';

/** Marks a product, or takes the mark off. A visitor keeps it for this visit and is asked to log in. */
export async function pressFavourite(sku: string, text: Text): Promise<void> {
  const pressed = await favourites.press(sku);
  if (pressed === 'failed') notify({ key: 'favourite.failed', type: 'error' });
  if (pressed !== 'kept') return;
  notify({
    key: 'favourite.kept',
    type: 'info',
    action: { label: text('favourite.login'), onPress: goToLogin },
  });
}

function goToLogin(): void {
  const { routes, go } = shopWay();
  const login = pathTo(routes, 'login') ?? '/';
  const returnUrl = location.pathname + location.search;
  void go(`${login}?${new URLSearchParams({ returnUrl })}`);
}
