import type { JournalEntry } from '@trolley/contract';
import { Button } from '@trolley/ui/Button.tsx';
import { useState } from 'react';
import { useFormat } from '../shell/language/format.ts';
import { Failed } from '../shell/parts/Failed.tsx';
import { Loading } from '../shell/parts/Loading.tsx';
import { useSelf } from '../shell/session/self.ts';
import { changeLines } from './changes.ts';
import { useTexts } from './texts.ts';
import { useFactWords } from './useFactWords.ts';
import { isContent, useHistory } from './useJournal.ts';
import { useNames } from './useNames.ts';
import './journal.css';

interface Props {
  readonly subject: JournalEntry['subject'];
  /** Shown once somebody asks for it. */
  readonly folded?: boolean;
}

/** What the journal says of one thing, to be put beside it: `<History subject={{ kind: 'page', id: '/about' }} />`. */
export function History({ subject, folded = false }: Props) {
  const texts = useTexts();
  const { permissions } = useSelf();
  const [isOpen, setOpen] = useState(!folded);
  if (!permissions.includes(isContent(subject.kind) ? 'content:read' : 'journal:read')) return null;
  return (
    <section className="history">
      {folded ? (
        <Button kind="outline" size="s" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {texts.history}
        </Button>
      ) : (
        <h3>{texts.history}</h3>
      )}
      {isOpen && <Entries subject={subject} />}
    </section>
  );
}

function Entries({ subject }: Pick<Props, 'subject'>) {
  const texts = useTexts();
  const format = useFormat();
  const names = useNames();
  const facts = useFactWords();
  const journal = useHistory(subject);
  if (journal.error) return <Failed error={journal.error} retry={() => void journal.refetch()} />;
  if (!journal.data) return <Loading />;
  const entries = journal.data.pages.flatMap((page) => page.entries);
  return (
    <>
      {entries.length === 0 ? (
        <p className="muted">{texts.noHistory}</p>
      ) : (
        <ol className="history-entries">
          {entries.map((entry) => {
            const { before, after } = changeLines(entry, facts);
            return (
              <li key={entry.id}>
                <time dateTime={entry.at}>{format.moment(entry.at)}</time>
                <p>
                  <b>{names.action(entry.action)}</b> · {names.who(entry)}
                </p>
                {before !== '' && <p className="muted">{before}</p>}
                {after !== '' && <p>{after}</p>}
                {entry.reason !== undefined && <p className="muted">{entry.reason}</p>}
              </li>
            );
          })}
        </ol>
      )}
      {journal.hasNextPage && (
        <Button
          kind="outline"
          size="s"
          loading={journal.isFetchingNextPage}
          onClick={() => void journal.fetchNextPage()}
        >
          {texts.older}
        </Button>
      )}
    </>
  );
}
