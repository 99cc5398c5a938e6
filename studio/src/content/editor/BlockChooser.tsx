import { Dialog } from '@trolley/ui/Dialog.tsx';
import { Icon } from '@trolley/ui/Icon.tsx';
import { SearchIcon } from '@trolley/ui/icons.ts';
import { useState } from 'react';
import { useWords } from '../../contentWords/words.ts';
import { blockIcon } from '../blockIcon.ts';
import { blockGroupNames, blockGroups } from '../model/blockKinds.ts';
import { firstInDialog } from '../parts/firstInDialog.ts';
import { useTexts } from '../texts.ts';

interface Props {
  readonly title: string;
  /** In tabs stand no further tabs. */
  readonly withTabs: boolean;
  readonly onChoose: (type: string) => void;
  readonly onClose: () => void;
}

/** Every kind of block, grouped, found by typing; Enter takes the first. */
export function BlockChooser({ title, withTabs, onChoose, onClose }: Props) {
  const texts = useTexts();
  const words = useWords();
  const [query, setQuery] = useState('');
  const wanted = query.trim().toLowerCase();
  const fits = (type: string) =>
    (withTabs || type !== 'tabs') &&
    `${words.block(type)} ${words.blockHelp(type)} ${type}`.toLowerCase().includes(wanted);
  const groups = blockGroupNames
    .map((name) => ({ name, types: blockGroups[name].filter(fits) }))
    .filter(({ types }) => types.length > 0);
  const choose = (type: string) => {
    onClose();
    onChoose(type);
  };
  return (
    <Dialog open onClose={onClose} title={title} closeLabel={texts.close}>
      <form
        className="chooser"
        onSubmit={(event) => {
          event.preventDefault();
          const first = groups[0]?.types[0];
          if (first) choose(first);
        }}
      >
        <div className="picker-find">
          <Icon of={SearchIcon} size="s" />
          <input
            type="search"
            className="input"
            aria-label={texts.findBlock}
            placeholder={texts.findBlock}
            autoComplete="off"
            ref={firstInDialog}
            value={query}
            onChange={(event) => setQuery(event.target.value)}
          />
        </div>
        {groups.map(({ name, types }) => (
          <section key={name} aria-label={words.group(name)}>
            <h3>{words.group(name)}</h3>
            <ul className="chooser-kinds">
              {types.map((type) => (
                <li key={type}>
                  <button type="button" onClick={() => choose(type)}>
                    <span className="outline-icon">
                      <Icon of={blockIcon(type)} size="s" />
                    </span>
                    <span className="outline-words">
                      <b>{words.block(type)}</b>
                      <small>{words.blockHelp(type)}</small>
                    </span>
                  </button>
                </li>
              ))}
            </ul>
          </section>
        ))}
        {groups.length === 0 && <p className="edit-note">{texts.noBlockFits}</p>}
      </form>
    </Dialog>
  );
}
