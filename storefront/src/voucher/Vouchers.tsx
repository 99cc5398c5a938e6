import { useQuery } from '@tanstack/react-query';
import { getGeneralVouchers, type Voucher } from '@trolley/contract';
import { useServiceDependencies } from '../service/serviceDependencies.ts';
import { ApiError } from '../shell/api/apiError.ts';
import { LoadFailed } from '../shell/error/LoadFailed.tsx';
import { useText } from '../shell/shop.tsx';
import { Badge } from '../ui/Badge.tsx';
import { Card } from '../ui/Card.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import { Spinner } from '../ui/Spinner.tsx';
import './vouchers.css';

/** CONT-06: the vouchers that are for everybody. Where there are none is no failure; anything else is told. */
export function Vouchers() {
  const text = useText();
  const { call } = useServiceDependencies();
  const { data, isError, refetch } = useQuery({
    queryKey: ['vouchers'],
    queryFn: ({ signal }) =>
      call(getGeneralVouchers, {}, { signal }).then(
        ({ vouchers }) => vouchers,
        (error: unknown) => {
          if (error instanceof ApiError && error.status === 404) return [];
          throw error;
        },
      ),
    retry: false,
  });
  if (isError) return <LoadFailed words={text('voucher.failed')} retry={refetch} />;
  if (!data)
    return (
      <>
        <Skeleton shape="block" />
        <span className="visually-hidden">
          <Spinner label={text('voucher.loading')} />
        </span>
      </>
    );
  if (data.length === 0) return <p className="muted">{text('voucher.none')}</p>;
  return (
    <ul className="voucher-list">
      {data.map((voucher) => (
        <VoucherCard key={voucher.id} voucher={voucher} />
      ))}
    </ul>
  );
}

function VoucherCard({ voucher }: { readonly voucher: Voucher }) {
  const text = useText();
  const { name, type, onlineDescription, fineprintHeadline, fineprintText, validUntil } = voucher;
  const use = type === 'general-offline' ? 'offline' : voucher.ecommerceAutomaticRedemption ? 'automatic' : 'online';
  return (
    <Card as="li" className="voucher">
      <Badge tone={use === 'offline' ? 'plain' : 'accent'}>{text(`voucher.${use}`)}</Badge>
      <h3>{name}</h3>
      {onlineDescription && <p>{onlineDescription}</p>}
      <p className="muted small">{text('voucher.validUntil', { at: new Date(validUntil) })}</p>
      {fineprintText && (
        <details className="small">
          <summary>{fineprintHeadline || name}</summary>
          <p className="muted">{fineprintText}</p>
        </details>
      )}
    </Card>
  );
}
