import { getToday } from '@trolley/contract';
import { useCall } from '../shell/api/useCalls.ts';
import { useFormat } from '../shell/language/format.ts';
import { Failed } from '../shell/parts/Failed.tsx';
import { Loading } from '../shell/parts/Loading.tsx';
import { PageHead } from '../shell/parts/PageHead.tsx';
import { useSelf } from '../shell/session/self.ts';
import { useNow } from '../shell/useNow.ts';
import { BegunContent, StandingContent } from './ContentPanels.tsx';
import { EmptySearches } from './EmptySearches.tsx';
import { Needs } from './Needs.tsx';
import { Sales } from './Sales.tsx';
import { Slots } from './Slots.tsx';
import { useTexts } from './texts.ts';
import './today.css';

/** What the day asks for: the load on one side, what needs a person and the money on the other. */
export function TodayScreen() {
  const texts = useTexts();
  const format = useFormat();
  const { name } = useSelf();
  const now = useNow();
  const { data, error, refetch } = useCall(getToday, {}, { refetchEveryMs: 60_000 });
  const hour = Number(format.time(now).slice(0, 2));
  const [first = name] = name.split(' ');
  const isEmpty = data && Object.keys(data).length === 1;
  // Whoever has orders to see to is told of content only what there is.
  const brief = data?.slots !== undefined || data?.needs !== undefined;
  return (
    <>
      <PageHead title={texts.greet(hour, first)} lead={`${format.day(now)}, ${format.time(now)}`} />
      {data ? (
        isEmpty ? (
          <p className="muted">{texts.nothing}</p>
        ) : (
          <div className="columns columns-even">
            <div className="today-column">
              {data.slots && <Slots days={data.slots} now={now} />}
              {data.content && !data.slots && <BegunContent content={data.content} now={now} brief={brief} />}
            </div>
            <div className="today-column">
              {data.needs && <Needs needs={data.needs} />}
              {/* Slots fill a column alone. */}
              {data.content && data.slots && <BegunContent content={data.content} now={now} brief={brief} />}
              {data.sales && <Sales sales={data.sales} at={data.at} />}
              {data.content && <StandingContent content={data.content} now={now} brief={brief} />}
              {data.emptySearches && <EmptySearches searches={data.emptySearches} />}
            </div>
          </div>
        )
      ) : error ? (
        <Failed error={error} retry={() => void refetch()} />
      ) : (
        <Loading lines={10} />
      )}
    </>
  );
}
