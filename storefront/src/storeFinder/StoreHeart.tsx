import { IconButton } from '@trolley/ui/IconButton.tsx';
import { HeartIcon } from '@trolley/ui/icons.ts';
import type { useFavouriteStores } from '../service/collect/useFavouriteStores.ts';
import { useText } from '../shell/shop.tsx';
import { useHydrated } from '../shell/useHydrated.ts';

interface StoreHeartProps {
  readonly favourites: ReturnType<typeof useFavouriteStores>;
  readonly id: string;
  readonly name: string;
  readonly kind?: 'outline';
}

/** Marks a store as one's own, in this browser or in the account. The page itself is the same for everybody. */
export function StoreHeart({ favourites: { ids, canForget, press }, id, name, kind }: StoreHeartProps) {
  const text = useText();
  const isMine = useHydrated() && ids.includes(id);
  return (
    <IconButton
      className="store-heart"
      icon={HeartIcon}
      kind={kind}
      label={text('favourite.store', { name })}
      pressed={isMine}
      // The API has no way to take a store out of an account.
      aria-disabled={(!canForget && isMine) || undefined}
      onClick={() => void press(id)}
    />
  );
}
