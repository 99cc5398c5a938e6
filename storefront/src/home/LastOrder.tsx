import { type HomeOrder, reorder } from '@trolley/contract';
import { Button } from '@trolley/ui/Button.tsx';
import { ButtonLink } from '@trolley/ui/ButtonLink.tsx';
import { useState } from 'react';
import { openSideCart, useCartStore } from '../cart/cart.ts';
import { refusalOf } from '../form/refusalOf.ts';
import { formatDay } from '../service/format/formatSlot.ts';
import { localMoment } from '../service/format/moments.ts';
import { useServiceDependencies } from '../service/serviceDependencies.ts';
import { useClock } from '../service/useChosenService.ts';
import { useNow } from '../service/useNow.ts';
import { notify } from '../shell/notifications/notifications.ts';
import { useText } from '../shell/shop.tsx';
import { useMoney } from '../shell/useMoney.ts';
import { OrderPictures } from './OrderPictures.tsx';
import { useOrderPath } from './useOrderPath.ts';

/** Nothing is under way: the last shop, to have the same again. */
export function LastOrder({ order }: { readonly order: HomeOrder }) {
  const text = useText();
  const money = useMoney();
  const { call } = useServiceDependencies();
  const cart = useCartStore();
  const clock = useClock(useNow(false));
  const hrefOf = useOrderPath(true);
  const [isBusy, setBusy] = useState(false);
  const { orderNumber, lineItemCount, total, startsAt } = order;
  const again = async () => {
    setBusy(true);
    try {
      const { added, notAdded } = await call(reorder, { params: { orderNumber }, query: {} });
      await cart.refresh();
      const names = notAdded.map(({ name }) => name).join(', ');
      const message = text(notAdded.length > 0 ? 'home.last.some' : 'home.last.all', { count: added, names });
      notify({ key: 'home.last', message, type: notAdded.length > 0 ? 'warning' : 'success', duration: 8000 });
      if (added > 0) openSideCart();
    } catch (error) {
      notify({ key: 'home.last', message: refusalOf(error, [], text).message ?? text('form.failed'), type: 'error' });
    } finally {
      setBusy(false);
    }
  };
  const day = formatDay(localMoment(startsAt, clock.timeZone).date, clock, true);
  return (
    <section className="home-order" aria-label={text('home.last.label')}>
      <p className="home-order-facts figures">
        {text('home.order.facts', { number: orderNumber, count: lineItemCount, total: money(total) })}
      </p>
      <h2>{text('home.last.title')}</h2>
      <p className="home-order-until">{text('home.last.text', { day })}</p>
      <div className="home-order-buttons">
        <Button className="home-order-loud" loading={isBusy} onClick={() => void again()}>
          {text('home.last.again')}
        </Button>
        <ButtonLink
          className="home-order-quiet"
          href={hrefOf(orderNumber)}
          aria-label={text('home.order.named', { number: orderNumber })}
        >
          {text('home.order.details')}
        </ButtonLink>
      </div>
      <OrderPictures order={order} />
    </section>
  );
}
