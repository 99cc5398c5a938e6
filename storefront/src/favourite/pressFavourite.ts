import { type Product, pathTo } from '@trolley/contract';
import { appNavigation } from '../shell/navigation/appNavigation.ts';
import { notify } from '../shell/notifications/notifications.ts';
import type { Text } from '../shell/text.ts';
import { track } from '../shell/tracking/track.ts';
import { favouriteState } from './favouriteState.ts';
import { favourites } from './favourites.ts';

/** Adds or removes a favourite. A guest's is stored for this visit, and a notification offers the login. */
export async function pressFavourite(product: Product, text: Text): Promise<void> {
  const { sku } = product;
  const pressed = await favourites.press(sku);
  if (pressed !== 'failed' && favouriteState.get().has(sku)) track({ kind: 'favourite', product });
  if (pressed === 'failed') notify({ key: 'favourite.failed', type: 'error' });
  if (pressed !== 'pending') return;
  notify({
    key: 'favourite.pending',
    type: 'info',
    action: { label: text('favourite.login'), onPress: goToLogin },
  });
}

function goToLogin(): void {
  const { routes, go } = appNavigation();
  const login = pathTo(routes, 'login') ?? '/';
  const returnUrl = location.pathname + location.search;
  void go(`${login}?${new URLSearchParams({ returnUrl })}`);
}
