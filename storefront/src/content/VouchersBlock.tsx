import { loadWithQueries } from '../shell/api/loadWithQueries.ts';
import { LazyComponent } from '../shell/LazyComponent.tsx';
import { WithTexts } from '../shell/shop.tsx';
import { Skeleton } from '../ui/Skeleton.tsx';
import type { BlockProps } from './blockProps.ts';
import { Section } from './Section.tsx';

const none = {};
const load = () => loadWithQueries(() => import('../voucher/Vouchers.tsx').then((module) => module?.Vouchers));

/** CONT-06: the page is the same for everybody; which vouchers there are today is fetched. */
export function VouchersBlock({ block: { title, text, texts }, level, anchor }: BlockProps<'vouchers'>) {
  return (
    <Section className="vouchers" level={level} anchor={anchor} title={title} text={text}>
      <WithTexts texts={texts}>
        <LazyComponent when load={load} props={none}>
          <Skeleton shape="block" />
        </LazyComponent>
      </WithTexts>
    </Section>
  );
}
