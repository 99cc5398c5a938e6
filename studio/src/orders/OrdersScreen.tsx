import { findOrders, listNewestOrders } from '@trolley/contract';
import { EmptyState } from '@trolley/ui/EmptyState.tsx';
import { NothingFoundIcon } from '@trolley/ui/icons.ts';
import { useCall } from '../shell/api/useCalls.ts';
import { Failed } from '../shell/parts/Failed.tsx';
import { Loading } from '../shell/parts/Loading.tsx';
import { PageHead } from '../shell/parts/PageHead.tsx';
import { SearchPanel } from '../shell/parts/SearchPanel.tsx';
import { useLater } from '../shell/useLater.ts';
import { useTerm } from '../shell/useTerm.ts';
import { OrderTable } from './OrderTable.tsx';
import { useTexts } from './texts.ts';

const fewest = 3;

/** The newest orders, and any other by what one knows of it. What is looked for stands in no address. */
export function OrdersScreen() {
  const texts = useTexts();
  const [term, setTerm] = useTerm('orders');
  const typed = term.trim();
  const find = useLater(typed);
  const isSeeking = typed !== '';
  // The number of an invoice may be shorter than a word.
  const isEnough = find.length >= fewest || /^\d+$/.test(find);
  const enabled = isSeeking && find !== '' && isEnough;
  const newest = useCall(listNewestOrders, {}, { enabled: !isSeeking });
  const found = useCall(findOrders, { body: { find } }, { enabled, keepPrevious: true });
  const asked = isSeeking ? found : newest;
  const { data, error } = asked;
  const more = isSeeking && found.data?.more === true;
  return (
    <>
      <PageHead title={texts.title} lead={texts.lead} />
      <SearchPanel
        title={isSeeking ? texts.found : texts.newest}
        label={texts.search}
        value={term}
        onChange={setTerm}
        status={enabled && find === typed && found.data ? texts.count(found.data.orders.length) : ''}
        {...(more && { foot: texts.more })}
      >
        {isSeeking && !isEnough ? (
          <p className="search-hint">{texts.tooShort}</p>
        ) : error ? (
          <Failed error={error} retry={() => void asked.refetch()} />
        ) : !data ? (
          <Loading lines={8} />
        ) : data.orders.length > 0 ? (
          <OrderTable orders={data.orders} label={isSeeking ? texts.found : texts.newest} />
        ) : isSeeking ? (
          <EmptyState icon={NothingFoundIcon} title={texts.none(find)} heading="h3">
            {texts.noneHow}
          </EmptyState>
        ) : (
          <p className="search-hint">{texts.noneYet}</p>
        )}
      </SearchPanel>
    </>
  );
}
