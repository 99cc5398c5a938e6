import type { JournalEntry } from '@trolley/contract';
import { Button } from '@trolley/ui/Button.tsx';
import { useState } from 'react';
import { Failed } from '../shell/parts/Failed.tsx';
import { Loading } from '../shell/parts/Loading.tsx';
import { PageHead } from '../shell/parts/PageHead.tsx';
import { navigate, usePlace } from '../shell/router/router.ts';
import { useShop } from '../shell/shop.ts';
import { useNow } from '../shell/useNow.ts';
import { EntryPanel } from './EntryPanel.tsx';
import { EntryTable } from './EntryTable.tsx';
import { type Filters, filtersOf, queryOf, searchOf } from './filters.ts';
import { JournalFilters } from './JournalFilters.tsx';
import { useTexts } from './texts.ts';
import { useJournal } from './useJournal.ts';
import './journal.css';

/** Everything that was done, to be searched. What is sought stands in the address. */
export function JournalScreen() {
  const texts = useTexts();
  const { timeZone } = useShop();
  const { search } = usePlace();
  const [now] = useState(useNow());
  const filters = filtersOf(search);
  const journal = useJournal(queryOf(filters, now, timeZone));
  const [chosen, setChosen] = useState<JournalEntry>();
  const entries = journal.data?.pages.flatMap((page) => page.entries);
  const seek = (next: Filters) => {
    setChosen(undefined);
    navigate(`/journal${searchOf(next)}`, { replace: true });
  };
  return (
    <>
      <PageHead title={texts.title} lead={texts.lead} />
      <div className={chosen ? 'columns columns-side' : 'columns'}>
        <section className="panel">
          <JournalFilters filters={filters} onChange={seek} />
          {journal.error ? (
            <Failed error={journal.error} retry={() => void journal.refetch()} />
          ) : !entries ? (
            <Loading lines={10} />
          ) : entries.length === 0 ? (
            <p className="journal-none">{texts.none}</p>
          ) : (
            <EntryTable entries={entries} chosen={chosen?.id} onChoose={setChosen} />
          )}
          <footer className="panel-foot">
            {journal.hasNextPage ? (
              <Button
                kind="outline"
                size="s"
                loading={journal.isFetchingNextPage}
                onClick={() => void journal.fetchNextPage()}
              >
                {texts.older}
              </Button>
            ) : (
              entries && entries.length > 0 && texts.end
            )}
          </footer>
        </section>
        {chosen && (
          <EntryPanel
            key={chosen.id}
            entry={chosen}
            onClose={() => setChosen(undefined)}
            onWholeHistory={({ kind, id }) => seek({ subjectKind: kind, subjectId: id })}
          />
        )}
      </div>
    </>
  );
}
