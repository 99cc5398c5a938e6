import { classes } from '@trolley/ui/classes.ts';
import { Icon } from '@trolley/ui/Icon.tsx';
import { SearchIcon } from '@trolley/ui/icons.ts';
import { useElementId } from '@trolley/ui/useElementId.ts';
import { useModal } from '@trolley/ui/useModal.ts';
import { Fragment, type KeyboardEvent, useDeferredValue, useState } from 'react';
import { Keys } from '../shell/parts/Keys.tsx';
import type { StudioRoom } from '../shell/room.ts';
import { type Entry, nextEntry, pieces } from './entries.ts';
import { useTexts } from './texts.ts';
import { useEntries } from './useEntries.ts';

interface Props {
  readonly rooms: readonly StudioRoom[];
  onClose(): void;
}

export function PaletteDialog({ rooms, onClose }: Props) {
  const texts = useTexts();
  const id = useElementId();
  const modal = useModal(true, onClose);
  const [query, setQuery] = useState('');
  const [chosen, setChosen] = useState(0);
  const { entries, isLooking } = useEntries(rooms, useDeferredValue(query));
  const current = Math.min(chosen, Math.max(0, entries.length - 1));

  const run = (entry: Entry | undefined, inNewTab = false) => {
    if (!entry) return;
    onClose();
    if (inNewTab && entry.href !== undefined) window.open(entry.href, '_blank', 'noopener');
    else entry.run();
  };
  const onKey = (event: KeyboardEvent) => {
    if (event.key === 'Enter') {
      event.preventDefault();
      run(entries[current], event.ctrlKey || event.metaKey);
      return;
    }
    const next = nextEntry(event.key, current, entries.length);
    if (next === undefined) return;
    event.preventDefault();
    setChosen(next);
    document.getElementById(`${id}-${next}`)?.scrollIntoView({ block: 'nearest' });
  };
  return (
    <dialog {...modal} className="palette" aria-label={texts.title}>
      <div className="palette-frame">
        <div className="palette-field">
          <Icon of={SearchIcon} />
          <input
            type="text"
            role="combobox"
            aria-label={texts.find}
            aria-expanded="true"
            aria-controls={`${id}-list`}
            aria-activedescendant={entries.length > 0 ? `${id}-${current}` : undefined}
            aria-autocomplete="list"
            autoComplete="off"
            spellCheck={false}
            maxLength={100}
            placeholder={texts.find}
            // The palette is opened to type.
            autoFocus
            value={query}
            onChange={({ currentTarget }) => {
              setQuery(currentTarget.value);
              setChosen(0);
            }}
            onKeyDown={onKey}
          />
          <Keys keys={['Esc']} />
        </div>
        <div className="palette-list" id={`${id}-list`} role="listbox" aria-label={texts.title}>
          {entries.map((entry, index) => (
            <Fragment key={entry.id}>
              {entry.group !== entries[index - 1]?.group && (
                <p className="palette-group" role="presentation">
                  {entry.group}
                </p>
              )}
              {/* The keyboard is the field's: it says which one is active. */}
              {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events */}
              <div
                id={`${id}-${index}`}
                role="option"
                aria-selected={index === current}
                className={classes('palette-entry', index === current && 'palette-current')}
                onClick={(event) => run(entry, event.ctrlKey || event.metaKey)}
                onMouseMove={() => setChosen(index)}
              >
                <Icon of={entry.icon} size="s" />
                <b>
                  {pieces(entry.title, query).map(({ text, isMatch }) =>
                    isMatch ? <mark key={text}>{text}</mark> : <Fragment key={text}>{text}</Fragment>,
                  )}
                </b>
                {entry.hint !== undefined && <span className="muted">{entry.hint}</span>}
              </div>
            </Fragment>
          ))}
        </div>
        <p className="palette-status" role="status">
          {isLooking ? texts.loading : entries.length === 0 ? texts.nothing(query) : ''}
        </p>
        <footer className="palette-foot">
          <span>
            <Keys keys={['↑', '↓']} /> {texts.choose}
          </span>
          <span>
            <Keys keys={['↵']} /> {texts.open}
          </span>
          <span>
            <Keys keys={['Ctrl', '↵']} /> {texts.newTab}
          </span>
          <span className="palette-hint">{texts.onlyActions}</span>
        </footer>
      </div>
    </dialog>
  );
}
