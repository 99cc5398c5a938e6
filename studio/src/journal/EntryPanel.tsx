import type { JournalEntry } from '@trolley/contract';
import { Button } from '@trolley/ui/Button.tsx';
import { buttonClass } from '@trolley/ui/buttonClass.ts';
import { IconButton } from '@trolley/ui/IconButton.tsx';
import { CloseIcon } from '@trolley/ui/icons.ts';
import { useEffect, useRef } from 'react';
import { useFormat } from '../shell/language/format.ts';
import { Panel } from '../shell/parts/Panel.tsx';
import { Link } from '../shell/router/Link.tsx';
import { useSelf } from '../shell/session/self.ts';
import { useShop } from '../shell/shop.ts';
import { useShellTexts } from '../shell/texts.ts';
import { changesOf, isChanged } from './changes.ts';
import { subjectPlace } from './subjectPlace.ts';
import { useTexts } from './texts.ts';
import { useFactWords } from './useFactWords.ts';
import { useNames } from './useNames.ts';

interface Props {
  readonly entry: JournalEntry;
  onClose(): void;
  onWholeHistory(subject: JournalEntry['subject']): void;
}

/** One entry in full. */
export function EntryPanel({ entry, onClose, onWholeHistory }: Props) {
  const texts = useTexts();
  const shell = useShellTexts();
  const format = useFormat();
  const names = useNames();
  const shop = useShop();
  const changes = changesOf(entry, useFactWords());
  const place = subjectPlace(entry.subject, useSelf().permissions);
  const store = shop.stores.find(({ id }) => id === entry.storeId)?.name ?? entry.storeId;
  // Below a list it would not be seen: it stands above it, where the screen is narrow.
  const shown = useRef<HTMLDivElement>(null);
  useEffect(() => shown.current?.scrollIntoView?.({ block: 'nearest' }), []);
  return (
    <div ref={shown} className="journal-entry">
      <Panel
        title={names.action(entry.action)}
        aside={<IconButton icon={CloseIcon} label={shell.close} onClick={onClose} />}
        foot={
          <>
            {place !== undefined && (
              <Link className={buttonClass({ kind: 'outline', size: 's' })} to={place}>
                {texts.open}
              </Link>
            )}
            <Button kind="outline" size="s" onClick={() => onWholeHistory(entry.subject)}>
              {texts.wholeHistory}
            </Button>
          </>
        }
      >
        <div className="stack">
          <dl className="facts">
            <dt>{texts.who}</dt>
            <dd>{names.who(entry)}</dd>
            <dt>{texts.time}</dt>
            <dd>{format.moment(entry.at)}</dd>
            <dt>{names.kind(entry.subject.kind)}</dt>
            <dd>
              {names.subject(entry.subject)}
              {entry.subject.kind === 'page' && entry.subject.name !== undefined && (
                <small className="mono"> {entry.subject.id}</small>
              )}
            </dd>
            {store !== undefined && (
              <>
                <dt>{texts.store}</dt>
                <dd>{store}</dd>
              </>
            )}
            {entry.reason !== undefined && (
              <>
                <dt>{texts.reason}</dt>
                <dd>{entry.reason}</dd>
              </>
            )}
            {entry.requestId !== undefined && (
              <>
                <dt>{texts.request}</dt>
                <dd className="mono">{entry.requestId}</dd>
              </>
            )}
          </dl>
          {changes.length === 0 ? (
            <p className="muted">{texts.nothingMore}</p>
          ) : (
            <ul className="difference">
              {changes.flatMap((change) =>
                isChanged(change)
                  ? [
                      change.before !== undefined && (
                        <li key={`${change.key}-before`} className="difference-removed">
                          − {change.name}: {change.before}
                        </li>
                      ),
                      change.after !== undefined && (
                        <li key={`${change.key}-after`} className="difference-added">
                          + {change.name}: {change.after}
                        </li>
                      ),
                    ]
                  : [
                      <li key={change.key}>
                        {change.name}: {change.after}
                      </li>,
                    ],
              )}
            </ul>
          )}
        </div>
      </Panel>
    </div>
  );
}
