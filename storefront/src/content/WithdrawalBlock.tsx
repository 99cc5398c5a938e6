import { Skeleton } from '@trolley/ui/Skeleton.tsx';
import { LazyComponent } from '../shell/LazyComponent.tsx';
import { WithTexts } from '../shell/shop.tsx';
import type { BlockProps } from './blockProps.ts';

const load = () => import('../withdrawal/Withdrawal.tsx').then((module) => module?.Withdrawal);

/** A form comes in a file of its own: other pages have none. */
export function WithdrawalBlock({ block: { texts }, level }: BlockProps<'withdrawal'>) {
  return (
    <div className="block withdrawal">
      <WithTexts texts={texts}>
        <LazyComponent when load={load} props={{ level }}>
          <Skeleton shape="block" />
        </LazyComponent>
      </WithTexts>
    </div>
  );
}
