import type { HomeReply } from '@trolley/contract';
import { useCart } from '../cart/cart.ts';
import { countOf } from '../cart/cartState.ts';
import { useNow } from '../service/useNow.ts';
import { useOrderConfig } from '../service/useOrderConfig.ts';
import { useShop, useText } from '../shell/shop.tsx';
import { useMoney } from '../shell/useMoney.ts';
import { partOfDay, usefulSentences } from './greeting.ts';

interface GreetingProps {
  readonly home: HomeReply;
  /** It is the page's heading; otherwise the hero below it is. */
  readonly titled: boolean;
}

/** A greeting, and what is most useful to know now. */
export function Greeting({ home, titled }: GreetingProps) {
  const text = useText();
  const money = useMoney();
  const { timeZone } = useShop().tenant;
  const now = useNow(false);
  const config = useOrderConfig();
  const state = useCart();
  const { firstName } = home;
  const part = partOfDay(now, timeZone);
  const hello = firstName === undefined ? text('home.hello.guest') : text(`home.hello.${part}`, { name: firstName });
  const sentences = usefulSentences({ home, cart: state.cart, count: countOf(state), config, money });
  const Title = titled ? 'h1' : 'p';
  return (
    <div className="home-hello">
      <Title className="home-title">{hello}</Title>
      <p className="muted">{sentences.map(({ key, values }) => text(key, values)).join(' ')}</p>
    </div>
  );
}
