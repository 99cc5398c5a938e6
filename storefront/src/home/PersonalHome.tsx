import { useQuery, useQueryClient } from '@tanstack/react-query';
import { getHome, type HomeReply, partsOfHome, type TeaserItem } from '@trolley/contract';
import { useEffect, useRef } from 'react';
import { useCartValue } from '../cart/cart.ts';
import { countOf } from '../cart/cartState.ts';
import { useServiceDependencies } from '../service/serviceDependencies.ts';
import { useCustomerValue } from '../shell/session/customerState.ts';
import { useText } from '../shell/shop.tsx';
import { BuyAgain } from './BuyAgain.tsx';
import { Greeting } from './Greeting.tsx';
import { HomeHero } from './HomeHero.tsx';
import { HomeSkeleton } from './HomeSkeleton.tsx';
import { LastOrder } from './LastOrder.tsx';
import { MemberNews } from './MemberNews.tsx';
import { NextWindows } from './NextWindows.tsx';
import { OpenOrder } from './OpenOrder.tsx';
import { OwnOffers } from './OwnOffers.tsx';
import './personal-home.css';
import { markKnown } from './known.ts';
import { RunningLowList } from './RunningLowList.tsx';

const queryKey = ['customer', 'home'];

interface PersonalHomeProps {
  /** The page's own teaser, which becomes a small card. */
  readonly hero: TeaserItem | undefined;
  /** Nothing is known after all, or it could not be loaded: the page is that of everybody. */
  onFailure(): void;
}

/** WEEK-02: open orders, windows and goods of whoever looks at the home page. */
export function PersonalHome({ hero, onFailure }: PersonalHomeProps) {
  const { call } = useServiceDependencies();
  const { data, isError } = useQuery({
    queryKey,
    queryFn: ({ signal }) => call(getHome, {}, { signal }),
    staleTime: 0,
    retry: false,
  });
  useOtherCustomer(data);
  const count = useCartValue(countOf, 0);
  const isLoaded = useCartValue(({ loadState }) => loadState !== 'idle' && loadState !== 'pending', false);
  const isNobody = data !== undefined && isLoaded && count === 0 && !hasAnything(data);
  const isOver = (isError && !data) || isNobody;
  useEffect(() => {
    if (isOver) onFailure();
    else if (data) markKnown(document.documentElement, partsOfHome(data).join(' ') || '-');
  }, [isOver, data, onFailure]);
  if (isOver) return null;
  return data ? <Parts home={data} hero={hero} /> : <HomeSkeleton />;
}

/** Somebody else logged in, perhaps in another tab: what was shown is not theirs. */
function useOtherCustomer(shown: HomeReply | undefined): void {
  const client = useQueryClient();
  const email = useCustomerValue(({ customer }) => customer?.email, undefined);
  const before = useRef(email);
  const isOfGuest = shown !== undefined && shown.firstName === undefined;
  useEffect(() => {
    const isOther = before.current === undefined ? email !== undefined && isOfGuest : email !== before.current;
    before.current = email;
    if (isOther) void client.resetQueries({ queryKey });
  }, [client, email, isOfGuest]);
}

function hasAnything(home: HomeReply): boolean {
  return home.firstName !== undefined || partsOfHome(home).length > 0;
}

function Parts({ home, hero }: { readonly home: HomeReply; readonly hero: TeaserItem | undefined }) {
  const text = useText();
  const { firstName, orders, lastOrder, windows, buyAgain, runningLow, offers, memberPools } = home;
  const [order, ...others] = orders;
  const isPlain = partsOfHome(home).length === 0;
  const isCustomer = firstName !== undefined;
  return (
    <div className="home-parts">
      <Greeting home={home} titled={!isPlain} />
      {order && <OpenOrder order={order} others={others} isCustomer={isCustomer} />}
      {!order && lastOrder && <LastOrder order={lastOrder} />}
      {windows && <NextWindows windows={windows} />}
      {buyAgain.length > 0 && <BuyAgain goods={buyAgain} />}
      {!isPlain && hero && <HomeHero item={hero} />}
      {runningLow.length > 0 && <RunningLowList goods={runningLow} />}
      {offers.length > 0 && <OwnOffers title={text('home.offers')} products={offers} />}
      {memberPools.length > 0 && <MemberNews pools={memberPools} />}
    </div>
  );
}
