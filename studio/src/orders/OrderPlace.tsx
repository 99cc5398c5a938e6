import type { StaffOrder } from '@trolley/contract';
import { useFormat } from '../shell/language/format.ts';
import { Fact } from '../shell/parts/Fact.tsx';
import { Panel } from '../shell/parts/Panel.tsx';
import { Link } from '../shell/router/Link.tsx';
import { useShop } from '../shell/shop.ts';
import { useTexts } from './texts.ts';

/** When and where to, who takes it, and what goes with it. */
export function OrderPlace({ order }: { readonly order: StaffOrder }) {
  const texts = useTexts();
  const format = useFormat();
  const { stores } = useShop();
  const { to, startsAt, endsAt, parentOrderNumber, additions, crateDepositDesired } = order;
  const isDelivery = order.distributionType === 'DELIVERY';
  const linked = (numbers: readonly string[]) =>
    numbers.map((number) => (
      <Link key={number} className="order-link" to={`/orders/${number}`}>
        {number}
      </Link>
    ));
  return (
    <Panel title={isDelivery ? texts.delivery : texts.collection}>
      <dl className="facts">
        <Fact name={texts.slot}>{texts.window(format.minute(startsAt), format.time(endsAt))}</Fact>
        <Fact name={texts.store}>{stores.find(({ id }) => id === to.storeId)?.name ?? to.storeId}</Fact>
        <Fact name={texts.recipient}>{to.name}</Fact>
        {isDelivery && <Fact name={texts.address}>{[to.street, to.city].filter(Boolean).join(', ')}</Fact>}
        <Fact name={texts.inside}>{to.inside}</Fact>
        <Fact name={texts.phone}>
          {to.phoneNumber && <a href={`tel:${dialled(to.phoneNumber)}`}>{to.phoneNumber}</a>}
        </Fact>
        <Fact name={texts.note}>{to.note}</Fact>
        <Fact name={texts.crates}>{crateDepositDesired && texts.crateWanted}</Fact>
        <Fact name={texts.goesWith}>{parentOrderNumber !== undefined && linked([parentOrderNumber])}</Fact>
        <Fact name={texts.additions}>{additions.length > 0 && linked(additions)}</Fact>
      </dl>
    </Panel>
  );
}

/** Without the zero in brackets and all that stands between digits. */
export const dialled = (phone: string) => phone.replace(/\(0\)/g, '').replace(/[^\d+]/g, '');
