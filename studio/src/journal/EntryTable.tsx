import type { JournalEntry } from '@trolley/contract';
import { classes } from '@trolley/ui/classes.ts';
import { Icon } from '@trolley/ui/Icon.tsx';
import { LockIcon, StoreIcon } from '@trolley/ui/icons.ts';
import { useFormat } from '../shell/language/format.ts';
import { Avatar } from '../shell/parts/Person.tsx';
import { changeLines } from './changes.ts';
import { useTexts } from './texts.ts';
import { useFactWords } from './useFactWords.ts';
import { useNames } from './useNames.ts';

interface Props {
  readonly entries: readonly JournalEntry[];
  readonly chosen: number | undefined;
  onChoose(entry: JournalEntry): void;
}

/** Exact times, and before over after in one cell, so that rows keep their height. */
export function EntryTable({ entries, chosen, onChoose }: Props) {
  const texts = useTexts();
  const format = useFormat();
  const names = useNames();
  const facts = useFactWords();
  return (
    // A region that scrolls must be reachable by keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className="data-frame" role="group" aria-label={texts.title} tabIndex={0}>
      <table className="data journal-table">
        <thead>
          <tr>
            <th scope="col">{texts.when(format.zone)}</th>
            <th scope="col">{texts.who}</th>
            <th scope="col">{texts.what}</th>
            <th scope="col">{texts.on}</th>
            <th scope="col">{texts.change}</th>
          </tr>
        </thead>
        <tbody>
          {entries.map((entry) => {
            const { before, after } = changeLines(entry, facts);
            const isRefusal = /refused/i.test(entry.action);
            return (
              <tr key={entry.id} className={classes(entry.id === chosen && 'journal-chosen')}>
                <td className="mono journal-when">
                  <time dateTime={entry.at}>{format.moment(entry.at)}</time>
                </td>
                <td>
                  <span className="journal-who">
                    {entry.staff ? <Avatar small name={names.who(entry)} /> : <Icon of={StoreIcon} size="s" />}
                    {names.who(entry)}
                  </span>
                </td>
                <td className="journal-what-cell">
                  <button
                    type="button"
                    className={classes('journal-what', isRefusal && 'journal-refusal')}
                    aria-pressed={entry.id === chosen}
                    onClick={() => onChoose(entry)}
                  >
                    {isRefusal && <Icon of={LockIcon} size="s" />}
                    {names.action(entry.action)}
                  </button>
                </td>
                <td className="journal-on">
                  {names.subject(entry.subject)}
                  <small>{detailOf(entry.subject, names.kind(entry.subject.kind))}</small>
                </td>
                <td className="journal-change">
                  {before !== '' && <span className="journal-before">{before}</span>}
                  {after !== '' && <span>{after}</span>}
                  {before === '' && after === '' && entry.reason !== undefined && <span>{entry.reason}</span>}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}

/** Of a page that is called something its address, too. */
function detailOf({ kind, id, name }: JournalEntry['subject'], kindName: string): string {
  return kind === 'page' && name !== undefined ? `${kindName} · ${id}` : kindName;
}
