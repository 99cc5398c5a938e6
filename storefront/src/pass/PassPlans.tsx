import { useQuery } from '@tanstack/react-query';
import { getPassPlans } from '@trolley/contract';
import { Skeleton } from '@trolley/ui/Skeleton.tsx';
import { Spinner } from '@trolley/ui/Spinner.tsx';
import { useServiceDependencies } from '../service/serviceDependencies.ts';
import { LoadFailed } from '../shell/error/LoadFailed.tsx';
import { useText } from '../shell/shop.tsx';
import './pass.css';
import { PassPlan } from './PassPlan.tsx';

/** The plans there are; the one that costs least a month is marked. */
export function PassPlans() {
  const text = useText();
  const { call } = useServiceDependencies();
  const { data, isError, refetch } = useQuery({
    queryKey: ['pass-plans'],
    queryFn: async ({ signal }) => (await call(getPassPlans, {}, { signal })).plans,
  });
  if (isError) return <LoadFailed words={text('pass.failed')} retry={refetch} />;
  if (!data)
    return (
      <div className="pass-plans">
        <Skeleton shape="block" />
        <Skeleton shape="block" />
        <span className="visually-hidden">
          <Spinner label={text('pass.loading')} />
        </span>
      </div>
    );
  if (data.length === 0) return <p className="muted">{text('pass.soldOut')}</p>;
  const monthly = data.map(({ price, months }) => price / months);
  const least = data.length > 1 ? monthly.indexOf(Math.min(...monthly)) : -1;
  return (
    <ul className="pass-plans">
      {data.map((plan, at) => (
        <PassPlan key={plan.planId} plan={plan} isBest={at === least} />
      ))}
    </ul>
  );
}
