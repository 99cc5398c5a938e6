import { useQuery } from '@tanstack/react-query';
import { getGeneralVouchers, getMemberVouchers, isMember, type VoucherSource } from '@trolley/contract';
import { ButtonLink } from '@trolley/ui/ButtonLink.tsx';
import { Skeleton } from '@trolley/ui/Skeleton.tsx';
import { Spinner } from '@trolley/ui/Spinner.tsx';
import { useSyncExternalStore } from 'react';
import { initialState } from '../cart/cartState.ts';
import { useServiceDependencies } from '../service/serviceDependencies.ts';
import { ApiError } from '../shell/api/apiError.ts';
import { LoadFailed } from '../shell/error/LoadFailed.tsx';
import { useLocation } from '../shell/router/RouterProvider.tsx';
import { useCustomer } from '../shell/session/customerState.ts';
import { usePathTo, useText } from '../shell/shop.tsx';
import { shownVouchers } from './shownVouchers.ts';
import { useVoucherActivation } from './useVoucherActivation.ts';
import { VoucherCard } from './VoucherCard.tsx';
import './voucher-group.css';

/** CONT-06: where there are none is no failure. */
const noneIfMissing = (error: unknown) => {
  if (error instanceof ApiError && error.status === 404) return { vouchers: [] };
  throw error;
};

interface VoucherGroupProps {
  readonly source: VoucherSource;
}

/** LOY-11: vouchers of one kind, or those named, each with what can be done with it. */
export function VoucherGroup({ source }: VoucherGroupProps) {
  const text = useText();
  const { call, cart: store } = useServiceDependencies();
  const { loadState, customer } = useCustomer();
  const { cart } = useSyncExternalStore(store.subscribe, store.get, () => initialState);
  const sells = usePathTo()('cart') !== undefined;
  const member = isMember(customer?.loyaltyMemberInformation);
  const wantsGeneral = source.kind === 'general' || source.kind === 'ids';
  const wantsOwn = source.kind !== 'general';
  const general = useQuery({
    queryKey: ['vouchers'],
    queryFn: ({ signal }) => call(getGeneralVouchers, {}, { signal }).catch(noneIfMissing),
    enabled: wantsGeneral,
    retry: false,
  });
  const own = useQuery({
    queryKey: ['vouchers', 'member', customer?.email],
    queryFn: ({ signal }) => call(getMemberVouchers, {}, { signal }).catch(noneIfMissing),
    enabled: wantsOwn && member,
    retry: false,
  });
  const { busy, activate, drop } = useVoucherActivation(own.refetch);
  const asked = [...(wantsGeneral ? [general] : []), ...(wantsOwn && member ? [own] : [])];
  const failed = asked.find(({ isError }) => isError);
  if (failed) return <LoadFailed words={text('voucher.failed')} retry={failed.refetch} retrying={failed.isFetching} />;
  const isKnown = !wantsOwn || member || loadState === 'success' || loadState === 'error';
  if (!isKnown || asked.some(({ data }) => !data))
    return (
      <>
        <Skeleton shape="block" />
        <span className="visually-hidden">
          <Spinner label={text('voucher.loading')} />
        </span>
      </>
    );
  const shown = shownVouchers(source, { general: general.data?.vouchers, own: own.data?.vouchers });
  const needsMember = wantsOwn && !member && (source.kind !== 'ids' || shown.length < source.ids.length);
  if (shown.length === 0 && !needsMember) return <p className="muted">{text('voucher.none')}</p>;
  return (
    <>
      {shown.length > 0 && (
        <ul className="voucher-list">
          {shown.map((voucher) => (
            <VoucherCard
              key={voucher.id}
              voucher={voucher}
              inCart={cart?.voucherLineItems.find(({ lineItemId }) => lineItemId === voucher.id)}
              activate={sells ? () => activate(voucher.id) : undefined}
              drop={sells ? () => drop(voucher.id) : undefined}
              busy={busy === voucher.id}
            />
          ))}
        </ul>
      )}
      {needsMember &&
        (customer?.loyaltyMemberInformation?.programmeAway ? (
          <p className="muted">{text('voucher.away')}</p>
        ) : (
          <Prompt isCustomer={customer !== undefined} />
        ))}
    </>
  );
}

/** The way to one's own vouchers: a login, or a membership. */
function Prompt({ isCustomer }: { readonly isCustomer: boolean }) {
  const text = useText();
  const pathTo = usePathTo();
  const { pathname } = useLocation();
  const login = pathTo('login');
  const wanted = isCustomer ? 'member' : 'login';
  const href = isCustomer
    ? pathTo('offline-account')
    : login && `${login}?${new URLSearchParams({ returnUrl: pathname }).toString()}`;
  return (
    <div className="voucher-prompt">
      <p>{text(`voucher.prompt.${wanted}.text`)}</p>
      {href !== undefined && (
        <ButtonLink href={href} kind="outline">
          {text(`voucher.prompt.${wanted}.action`)}
        </ButtonLink>
      )}
    </div>
  );
}
