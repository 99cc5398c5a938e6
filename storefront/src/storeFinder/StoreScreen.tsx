import { everyStore, type PagePayloadOf, type StoreScreenData, writeStoreAsk } from '@trolley/contract';
import { Breadcrumbs } from '@trolley/ui/Breadcrumbs.tsx';
import { ButtonLink } from '@trolley/ui/ButtonLink.tsx';
import { useFavouriteStores } from '../service/collect/useFavouriteStores.ts';
import { usePathTo, useShop, useText, WithTexts } from '../shell/shop.tsx';
import { CollectHere } from './CollectHere.tsx';
import { PhoneIcon, RouteIcon } from './icons.ts';
import { NextCollection } from './NextCollection.tsx';
import { OpenState } from './OpenState.tsx';
import { StoreFront } from './StoreFront.tsx';
import { StoreHeart } from './StoreHeart.tsx';
import { StoreHours } from './StoreHours.tsx';
import { StoreOffers } from './StoreOffers.tsx';
import { StoreServices } from './StoreServices.tsx';
import { StoreWay } from './StoreWay.tsx';
import './store.css';
import { storeAddress } from './storeAddress.ts';
import { useRoute } from './useRoute.ts';
import { useStoreClock } from './useStoreClock.ts';

/** A store with its hours, what it has, the way there and its offers. */
export default function StoreScreen({ payload }: { readonly payload: PagePayloadOf<'store-slug'> }) {
  return (
    <WithTexts texts={payload.data.texts}>
      <Store data={payload.data} />
    </WithTexts>
  );
}

function Store({ data }: { readonly data: StoreScreenData }) {
  const { store, map } = data;
  const text = useText();
  const { tenant } = useShop();
  const clock = useStoreClock(data.now);
  const favourites = useFavouriteStores();
  const route = useRoute(store);
  const finder = usePathTo()('storefinder') ?? '';
  return (
    <div className="store-page">
      <Breadcrumbs
        label={text('shell.breadcrumbs.label')}
        crumbs={[
          { label: text('content.home'), href: '/' },
          { label: text('stores.crumb'), href: finder },
          ...(store.city === store.name
            ? []
            : [{ label: store.city, href: finder + writeStoreAsk({ ...everyStore, q: store.city }) }]),
          { label: store.name },
        ]}
      />
      <section className="store-hero">
        <StoreFront name={tenant.name} seed={store.id} />
        <div className="store-lead">
          <OpenState store={store} clock={clock} />
          <h1>{`${tenant.name} ${store.name}`}</h1>
          <p className="store-lead-address">{storeAddress(store, text)}</p>
          <div className="store-lead-actions">
            {store.collect && <CollectHere store={store} />}
            <ButtonLink kind={store.collect ? 'outline' : undefined} icon={RouteIcon} {...route}>
              {text('stores.page.route')}
            </ButtonLink>
            {store.phoneNumber && (
              <ButtonLink
                kind="outline"
                icon={PhoneIcon}
                href={`tel:${store.phoneNumber.replace(/[^+\d]/g, '')}`}
                aria-label={text('stores.page.call', { number: store.phoneNumber })}
              >
                {store.phoneNumber.replaceAll(' ', '\u00a0')}
              </ButtonLink>
            )}
            <StoreHeart favourites={favourites} id={store.id} name={store.name} kind="outline" />
          </div>
          {store.collect && <NextCollection store={store} clock={clock} />}
        </div>
      </section>
      <div className="store-cards">
        <StoreHours store={store} clock={clock} />
        <StoreServices store={store} />
        <StoreWay store={store} source={map} />
      </div>
      <StoreOffers {...data} />
    </div>
  );
}
