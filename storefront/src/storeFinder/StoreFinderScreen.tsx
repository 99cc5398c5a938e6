import { everyStore, type PagePayloadOf, type StoreFinderData, writeStoreAsk } from '@trolley/contract';
import { Alert } from '@trolley/ui/Alert.tsx';
import { Breadcrumbs } from '@trolley/ui/Breadcrumbs.tsx';
import { Button } from '@trolley/ui/Button.tsx';
import { ButtonLink } from '@trolley/ui/ButtonLink.tsx';
import { classes } from '@trolley/ui/classes.ts';
import { EmptyState } from '@trolley/ui/EmptyState.tsx';
import { Icon } from '@trolley/ui/Icon.tsx';
import { ShareIcon, StoreIcon } from '@trolley/ui/icons.ts';
import { useEffect, useMemo, useState } from 'react';
import { useFavouriteStores } from '../service/collect/useFavouriteStores.ts';
import { LazyComponent } from '../shell/LazyComponent.tsx';
import { shareAddress } from '../shell/shareAddress.ts';
import { usePathTo, useText, WithTexts } from '../shell/shop.tsx';
import { useHydrated } from '../shell/useHydrated.ts';
import { dateWords } from './dateWords.ts';
import './finder.css';
import { ListIcon, MapIcon } from './icons.ts';
import { StoreCard } from './StoreCard.tsx';
import { StoreFilters } from './StoreFilters.tsx';
import { StoreSearch } from './StoreSearch.tsx';
import { useNearby } from './useNearby.ts';
import { useStoreClock } from './useStoreClock.ts';

const loadMap = () => import('./FinderMap.tsx').then((module) => module?.FinderMap);

/** STORE-01, ROUTE-17: every store in a list and on a map with the same numbers. */
export default function StoreFinderScreen({ payload }: { readonly payload: PagePayloadOf<'storefinder'> }) {
  return (
    <WithTexts texts={payload.data.texts}>
      <Finder data={payload.data} />
    </WithTexts>
  );
}

function Finder({ data }: { readonly data: StoreFinderData }) {
  const { ask, filters, map, words } = data;
  const text = useText();
  const path = usePathTo()('storefinder') ?? '';
  const clock = useStoreClock(data.now);
  const nearby = useNearby(ask);
  const favourites = useFavouriteStores();
  const hydrated = useHydrated();
  const [mineOnly, setMineOnly] = useState(false);
  const [view, setView] = useState<'list' | 'map'>('list');
  const { stores: found, openNow, total, unknownPlace } = nearby.found ?? data;
  const hasMine = hydrated && favourites.ids.length > 0;
  const isMine = hasMine && mineOnly;
  const stores = useMemo(
    () => (isMine ? found.filter(({ id }) => favourites.ids.includes(id)) : found),
    [found, isMine, favourites.ids],
  );
  const near = nearby.found ? nearby.position : data.near?.position;
  // The nearest is the one that is meant, until another is pressed.
  const nearest = near ? stores[0]?.id : undefined;
  const [pressed, setPressed] = useState<{ readonly id: string; readonly in: typeof found }>();
  const chosen = pressed?.in === found ? pressed.id : nearest;
  const choose = (id: string) => setPressed({ id, in: found });
  const [fromMap, setFromMap] = useState<string>();
  // Beside the map a store that was pressed there is brought into sight; below it, on a phone, the map stays.
  useEffect(() => {
    if (fromMap === undefined || !matchMedia('(width >= 960px)').matches) return;
    document.getElementById(`store-${fromMap}`)?.scrollIntoView?.({ block: 'nearest' });
  }, [fromMap]);

  const left = (nearby.found ?? data).found - found.length;
  const title = nearby.found
    ? text('stores.near.own')
    : data.near
      ? text('stores.near', { name: data.near.name })
      : undefined;
  const share = () => void shareAddress(words?.headline ?? text('stores.title'), location.href.replace(/#.*/, ''));
  return (
    <div className={classes('finder', view === 'map' && 'finder-as-map')}>
      <Breadcrumbs
        label={text('shell.breadcrumbs.label')}
        crumbs={[{ label: text('content.home'), href: '/' }, { label: text('stores.crumb') }]}
      />
      <div className="finder-head">
        <div>
          <h1>{words?.headline ?? text('stores.title')}</h1>
          {words?.text && <p className="muted">{words.text}</p>}
          <p className="muted">
            {text('stores.openNow', { open: openNow, total })}
            <span className="finder-moment"> · {dateWords(clock)}</span>
          </p>
        </div>
        <StoreSearch path={path} ask={ask} nearby={nearby} placeholder={words?.placeholder} />
      </div>
      <StoreFilters
        path={path}
        ask={ask}
        filters={filters}
        mine={hasMine ? { on: mineOnly, toggle: () => setMineOnly(!mineOnly) } : undefined}
      />
      {unknownPlace && <Alert tone="info">{text('stores.unknownPlace', { q: ask.q })}</Alert>}
      <div className="finder-columns">
        <div className="finder-map">
          <LazyComponent
            when
            load={loadMap}
            props={{
              stores,
              source: map,
              own: near,
              chosen,
              onChoose: (id: string) => {
                choose(id);
                setFromMap(id);
              },
            }}
          />
        </div>
        <div className="finder-results">
          <div className="finder-bar">
            <p role="status">
              {title !== undefined && <b>{title}: </b>}
              {text('stores.found', { count: stores.length + left })}
            </p>
            <div className="finder-tools">
              <Button
                kind="quiet"
                size="s"
                icon={ShareIcon}
                onClick={share}
                className={hydrated ? undefined : 'finder-share-room'}
              >
                {text('stores.share')}
              </Button>
              <div className="finder-views" role="group" aria-label={text('stores.view.label')}>
                {(['list', 'map'] as const).map((one) => (
                  <button
                    key={one}
                    type="button"
                    aria-pressed={view === one}
                    onClick={() => setView(one)}
                    data-replay={one}
                  >
                    <Icon of={one === 'list' ? ListIcon : MapIcon} size="s" />
                    {text(`stores.view.${one}`)}
                  </button>
                ))}
              </div>
            </div>
          </div>
          {stores.length === 0 ? (
            <EmptyState
              icon={StoreIcon}
              title={text('stores.empty.title')}
              action={
                isMine ? (
                  <Button kind="outline" onClick={() => setMineOnly(false)}>
                    {text('stores.empty.clear')}
                  </Button>
                ) : (
                  <ButtonLink kind="outline" href={path + writeStoreAsk({ ...everyStore, q: ask.q })}>
                    {text('stores.empty.clear')}
                  </ButtonLink>
                )
              }
            >
              {text('stores.empty.text')}
            </EmptyState>
          ) : (
            <ol className="store-results">
              {stores.map((store, index) => (
                <StoreCard
                  key={store.id}
                  store={store}
                  number={index + 1}
                  chosen={store.id === chosen}
                  clock={clock}
                  favourites={favourites}
                  onChoose={choose}
                />
              ))}
            </ol>
          )}
          {left > 0 && !isMine && <p className="muted small">{text('stores.more', { count: left })}</p>}
        </div>
      </div>
    </div>
  );
}
