import { useInfiniteQuery } from '@tanstack/react-query';
import { getMovements } from '@trolley/contract';
import { Alert } from '@trolley/ui/Alert.tsx';
import { Button } from '@trolley/ui/Button.tsx';
import { Skeleton } from '@trolley/ui/Skeleton.tsx';
import { useServiceDependencies } from '../../service/serviceDependencies.ts';
import { useText } from '../../shell/shop.tsx';
import { useLoyalty } from '../useLoyalty.ts';
import { MovementList } from './MovementList.tsx';

/** A page shorter than this is the last one. */
const pageSize = 20;

/** Every movement of a pool, page by page. */
export function AllMovements({ poolId }: { readonly poolId: string | undefined }) {
  const text = useText();
  const { call } = useServiceDependencies();
  const { card } = useLoyalty();
  const memberId = card?.loyalityMemberId;
  const { data, isError, hasNextPage, isFetching, fetchNextPage } = useInfiniteQuery({
    queryKey: ['customer', 'movements', memberId],
    queryFn: ({ signal, pageParam }) =>
      call(getMovements, { query: pageParam === undefined ? {} : { before: pageParam } }, { signal }),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: ({ movements }) => (movements.length < pageSize ? undefined : movements.at(-1)?.id),
    enabled: memberId !== undefined,
    staleTime: 0,
  });
  if (!data)
    return isError ? <Alert tone="info">{text('loyalty.movements.failed')}</Alert> : <Skeleton shape="block" />;
  const shown = data.pages
    .flatMap(({ movements }) => movements)
    .filter((movement) => poolId === undefined || movement.poolId === poolId);
  return (
    <div className="all-movements">
      {shown.length === 0 ? (
        <p className="muted">{text('loyalty.movements.none')}</p>
      ) : (
        <MovementList movements={shown} />
      )}
      {hasNextPage && (
        <Button kind="outline" loading={isFetching} onClick={() => void fetchNextPage()}>
          {text(isError ? 'loyalty.movements.again' : 'loyalty.movements.more')}
        </Button>
      )}
    </div>
  );
}
