import { Skeleton } from '@trolley/ui/Skeleton.tsx';
import { loadWithQueries } from '../shell/api/loadWithQueries.ts';
import { LazyComponent } from '../shell/LazyComponent.tsx';
import { WithTexts } from '../shell/shop.tsx';
import type { BlockProps } from './blockProps.ts';
import { Section } from './Section.tsx';

const load = () => loadWithQueries(() => import('../voucher/VoucherGroup.tsx').then((module) => module?.VoucherGroup));

/** CONT-06, LOY-11: the page is the same for everybody; which vouchers there are today, and whose, is fetched. */
export function VoucherGroupBlock({ block, level, anchor }: BlockProps<'voucherGroup'>) {
  const { title, text, texts, source } = block;
  return (
    <Section className="vouchers" level={level} anchor={anchor} title={title} text={text}>
      <WithTexts texts={texts}>
        <LazyComponent when load={load} props={{ source }}>
          <Skeleton shape="block" />
        </LazyComponent>
      </WithTexts>
    </Section>
  );
}
