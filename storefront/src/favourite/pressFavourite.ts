import { type Product, pathTo } from '@trolley/contract';
import { appNavigation } from '../shell/navigation/appNavigation.ts';
import { notify } from '../shell/notifications/notifications.ts';
import type { Text } from '../shell/text.ts';
import { track } from '../shell/tracking/track.ts';
import { favouriteState } from './favouriteState.ts';
import { favourites } from './favourites.ts';

export async function pressFavourite(product: Product, text: Text): Promise<void> {
  const { sku } = product;
  if ((await pressHeart(sku, text)) && favouriteState.get().has(sku)) track({ kind: 'favourite', product });
}

/**
 * Adds or removes a favourite by its name. A guest's is stored for this visit, and a notification offers the login. False
 * where it could not be saved.
 */
export async function pressHeart(name: string, text: Text): Promise<boolean> {
  const pressed = await favourites.press(name);
  if (pressed === 'failed') notify({ key: 'favourite.failed', type: 'error' });
  if (pressed !== 'pending') return pressed !== 'failed';
  notify({
    key: 'favourite.pending',
    type: 'info',
    action: { label: text('favourite.login'), onPress: goToLogin },
  });
  return true;
}

function goToLogin(): void {
  const { routes, go } = appNavigation();
  const login = pathTo(routes, 'login') ?? '/';
  const returnUrl = location.pathname + location.search;
  void go(`${login}?${new URLSearchParams({ returnUrl })}`);
}
