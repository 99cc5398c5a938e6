import { getBoughtProducts, type Listing, type ListingFilter, listingPageSize, writeListing } from '@trolley/contract';
import { useEffect, useState } from 'react';
import { call } from '../shell/api/api.ts';
import { useLocation, useNavigate } from '../shell/router/RouterProvider.tsx';
import { useText } from '../shell/shop.tsx';
import { boughtHash } from './listHash.ts';

/** What a list shows in place of its own products, where the shopper asked for what they bought before. */
export interface Bought {
  readonly of: Listing;
  readonly products: Listing;
}

export interface BoughtFilterProps {
  /** The list as everybody sees it. */
  readonly listing: Listing;
  readonly category?: string | undefined;
  readonly filter: ListingFilter;
  /** Called with what was bought of this list while that is to be shown, otherwise with nothing. */
  onShow(bought: Bought | undefined): void;
}

/** Shows only what this shopper bought before. Where that is nothing, there is nothing to press. */
export function BoughtFilter({ listing, category, filter, onShow }: BoughtFilterProps) {
  const text = useText();
  const navigate = useNavigate();
  const { pathname, search, hash } = useLocation();
  const isOn = useIsOn(hash);
  const [bought, setBought] = useState<Bought>();

  useEffect(() => {
    const aborting = new AbortController();
    const query = {
      ...Object.fromEntries(new URLSearchParams(writeListing({ filter: { ...filter, sort: listing.sort }, page: 1 }))),
      ...(category !== undefined && { category }),
      pageSize: 2 * listingPageSize,
    };
    call(getBoughtProducts, { query }, { signal: aborting.signal }).then(
      (products) => setBought({ of: listing, products }),
      // Without an answer the list is everybody's.
      () => undefined,
    );
    return () => aborting.abort();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- filter and category are those of the list
  }, [listing]);

  const shown = isOn ? bought : undefined;
  useEffect(() => onShow(shown), [shown, onShow]);
  useEffect(() => () => onShow(undefined), [onShow]);

  const total = bought?.products.total ?? 0;
  if (total === 0 && !isOn) return null;
  return (
    <button
      type="button"
      className="bought-filter"
      aria-pressed={isOn}
      onClick={() => void navigate({ pathname, search, hash: isOn ? '' : boughtHash }, { preventScrollReset: true })}
    >
      {text('catalogue.bought.filter')}
      <small>{total}</small>
    </button>
  );
}

/** A quick view or the side cart opens at a hash of its own over the list: below them it stays as it was. */
function useIsOn(hash: string): boolean {
  const [before, setBefore] = useState(hash === boughtHash);
  const isOn = hash === boughtHash || (before && /^#(view-|side-cart)/.test(hash));
  if (isOn !== before) setBefore(isOn);
  return isOn;
}
