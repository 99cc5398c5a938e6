import { useQuery } from '@tanstack/react-query';
import { type Customer, getOrders, getWallet, isPassValid } from '@trolley/contract';
import { Skeleton } from '@trolley/ui/Skeleton.tsx';
import type { ComponentType, ReactNode } from 'react';
import { StatusBadge } from '../../../order/StatusBadge.tsx';
import { usePass } from '../../../pass/usePass.ts';
import { formatSlot } from '../../../service/format/formatSlot.ts';
import { useClock } from '../../../service/useChosenService.ts';
import { useNow } from '../../../service/useNow.ts';
import { useText } from '../../../shell/shop.tsx';
import { useMoney } from '../../../shell/useMoney.ts';
import { addressLines } from '../address/addressLines.ts';
import { useSavedMethods } from '../payments/useSavedMethods.ts';
import { useCall } from '../useCall.ts';

interface StateProps {
  readonly customer: Customer;
  /** What the section is for: shown where there is no state, and where it could not be loaded. */
  readonly about: ReactNode;
}

/** What a card of the overview tells of its section. Each is fetched by itself: one that fails takes no other along. */
export const sectionStates: Readonly<Partial<Record<string, ComponentType<StateProps>>>> = {
  orders: LastOrder,
  addresses: DefaultAddress,
  payments: SavedMethods,
  wallet: WalletBalance,
  pass: PassUntil,
};

/** The order that comes next, otherwise the last one. */
function LastOrder({ customer, about }: StateProps) {
  const text = useText();
  const money = useMoney();
  const call = useCall();
  const clock = useClock(useNow(false));
  const { data, isError } = useQuery({
    queryKey: ['customer', customer.email, 'orders', 1],
    queryFn: ({ signal }) => call(getOrders, { query: { page: 1 } }, { signal }),
    staleTime: 0,
  });
  if (!data) return isError ? about : <Waiting />;
  const open = data.results
    .filter(({ status }) => status !== 'COMPLETED' && status !== 'CANCELLED')
    .toSorted((a, b) => a.startsAt.localeCompare(b.startsAt));
  const order = open[0] ?? data.results[0];
  if (!order) return text('order.none.title');
  const { orderNumber, status, distributionType: type, startsAt, total } = order;
  return (
    <>
      <span className="shortcut-state">
        {open[0]
          ? text('order.summary.when', { type, slot: formatSlot(order, clock, true) })
          : text('order.summary.day', { type, at: new Date(startsAt) })}
      </span>
      <span className="shortcut-order">
        <StatusBadge status={status} type={type} /> {orderNumber} · {money(total)}
      </span>
    </>
  );
}

function DefaultAddress({ customer: { addresses }, about }: StateProps) {
  const text = useText();
  const usual = addresses.find(({ primary }) => primary.includes('Delivery')) ?? addresses[0];
  if (!usual) return about;
  const [, ...lines] = addressLines(usual, text);
  return (
    <>
      <span className="shortcut-state">{lines.join(', ')}</span>
      {addresses.length > 1 && text('profile.summary.addresses', { count: addresses.length })}
    </>
  );
}

function SavedMethods({ customer, about }: StateProps) {
  const text = useText();
  const { data, isError } = useSavedMethods(customer);
  if (!data) return isError ? about : <Waiting />;
  const { activeMethods } = data;
  const usual = activeMethods.find(({ isPrimary }) => isPrimary) ?? activeMethods[0];
  if (!usual) return about;
  return (
    <>
      <span className="shortcut-state">
        {usual.paymentBrand} {usual.name}
      </span>
      {activeMethods.length > 1 && text('profile.summary.payments', { count: activeMethods.length })}
    </>
  );
}

function WalletBalance({ customer, about }: StateProps) {
  const money = useMoney();
  const text = useText();
  const call = useCall();
  const { data, isError } = useQuery({
    queryKey: ['customer', customer.email, 'wallet'],
    queryFn: ({ signal }) => call(getWallet, {}, { signal }),
    staleTime: 0,
  });
  if (!data) return isError ? about : <Waiting />;
  if (data.cards.length === 0) return about;
  return (
    <span className="shortcut-state figures">{text('profile.summary.wallet', { balance: money(data.balance) })}</span>
  );
}

function PassUntil({ customer, about }: StateProps) {
  const text = useText();
  const now = useNow(false);
  const { data, isError } = usePass(customer);
  if (!data) return isError ? about : <Waiting />;
  const { pass } = data;
  if (!pass || !isPassValid(pass, now)) return about;
  return (
    <>
      <span className="shortcut-state">{text('profile.summary.pass', { until: new Date(pass.endDate) })}</span>
      {pass.name}
    </>
  );
}

function Waiting() {
  return (
    <span className="shortcut-waiting">
      <Skeleton />
      <Skeleton />
    </span>
  );
}
