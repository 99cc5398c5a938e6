import type { StoreDetail, StoreMapSource } from '@trolley/contract';
import { TextLink } from '@trolley/ui/TextLink.tsx';
import { LazyComponent } from '../shell/LazyComponent.tsx';
import { useShop, useText } from '../shell/shop.tsx';
import { useRoute } from './useRoute.ts';

const loadMap = () => import('./FinderMap.tsx').then((module) => module?.FinderMap);
const nothing = () => undefined;

interface StoreWayProps {
  readonly store: StoreDetail;
  readonly source: StoreMapSource;
}

/** Where a store lies, and how one gets there. */
export function StoreWay({ store, source }: StoreWayProps) {
  const text = useText();
  const { tenant } = useShop();
  const route = useRoute(store);
  return (
    <section className="card store-card-way">
      <h2>{text('stores.page.way')}</h2>
      <div className="store-way-map">
        <LazyComponent
          when
          load={loadMap}
          props={{
            stores: [store],
            source,
            own: undefined,
            chosen: store.id,
            mark: tenant.name.slice(0, 1),
            onChoose: nothing,
          }}
        />
      </div>
      {store.directions.length > 0 && (
        <dl className="store-directions">
          {store.directions.map(([by, words]) => (
            <div key={by}>
              <dt>{by}</dt>
              <dd>{words}</dd>
            </div>
          ))}
        </dl>
      )}
      <TextLink {...route}>{text('stores.page.openRoute')}</TextLink>
    </section>
  );
}
