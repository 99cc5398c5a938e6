import { useQuery } from '@tanstack/react-query';
import { checkPlaces, type DistributionAddress } from '@trolley/contract';
import { useText } from '../../shell/shop.tsx';
import { placeKey } from '../chosenService.ts';
import { useServiceDependencies } from '../serviceDependencies.ts';
import { lossesOf } from './knownPlaces.ts';
import './known.css';

/**
 * Before the button that changes the place is pressed: what of the cart is not sold there or costs something else.
 * It stands above the button, which does not move when it comes.
 */
export function PlaceLosses({ address }: { readonly address: DistributionAddress }) {
  const text = useText();
  const { call, cart } = useServiceDependencies();
  const skus = cart.get().cart?.productLineItems.map(({ product }) => product.sku) ?? [];
  const { data } = useQuery({
    queryKey: ['customer', 'place-losses', placeKey(address), skus],
    queryFn: async ({ signal }) => {
      const body = { places: [address], skus: skus.slice(0, 300) };
      return (await call(checkPlaces, { body }, { signal })).places[0] ?? null;
    },
    enabled: skus.length > 0,
    staleTime: 60_000,
  });
  return (
    <p role="status" className="place-losses">
      {data &&
        lossesOf(data)
          .map(({ key, count }) => `${text(key, { count })}.`)
          .join(' ')}
    </p>
  );
}
