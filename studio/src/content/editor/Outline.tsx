import { pathOfItem } from '@trolley/contract';
import { Button } from '@trolley/ui/Button.tsx';
import { Icon } from '@trolley/ui/Icon.tsx';
import { PlusIcon } from '@trolley/ui/icons.ts';
import type { KeyboardEvent } from 'react';
import { memo, useCallback } from 'react';
import { useWords } from '../../contentWords/words.ts';
import { Keys } from '../../shell/parts/Keys.tsx';
import { Link } from '../../shell/router/Link.tsx';
import { BarIcon, SettingsIcon } from '../icons.ts';
import { blocksOf, type DraftBlock, idOf, typeOf } from '../model/block.ts';
import type { Json, Path } from '../model/json.ts';
import { getAt, isList, isObject, pathName, textOf } from '../model/json.ts';
import { useTexts } from '../texts.ts';
import type { FrameParts } from './frameParts.ts';
import { OutlineRow } from './OutlineRow.tsx';
import type { EditorSession } from './session.ts';
import type { EditorActions } from './useEditorActions.ts';
import { usePart } from './useStore.ts';

interface Props {
  readonly session: EditorSession;
  readonly actions: EditorActions;
  /** The id of the chosen block, or `settings`. */
  readonly chosen: string;
  readonly hovered?: string;
  readonly readOnly: boolean;
  readonly at: number;
  /** What the page in the frame shows. */
  readonly frame: FrameParts;
  readonly onHover: (id: string | undefined) => void;
}

/** The blocks of a page in their order. One stop of the keyboard per line; arrows go on to the next. */
export const Outline = memo(function Outline(props: Props) {
  const { session, actions, chosen, readOnly } = props;
  const texts = useTexts();
  const count = usePart(session.store, (value) => blocksOf(value).length);
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (!step || event.altKey || event.ctrlKey || event.metaKey) return;
    const lines = [...event.currentTarget.querySelectorAll<HTMLElement>('.outline-line')];
    const now = lines.indexOf(document.activeElement as HTMLElement);
    if (now < 0) return;
    event.preventDefault();
    lines[now + step]?.focus();
  };
  return (
    <section className="outline" aria-label={texts.outline}>
      <header className="outline-head">
        <h2>{texts.outline}</h2>
        {!readOnly && (
          <Button
            kind="outline"
            icon={PlusIcon}
            onClick={() => actions.openChooser({ list: ['blocks'], index: count })}
          >
            {texts.add}
          </Button>
        )}
      </header>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- arrows between the lines, which are buttons */}
      <div className="outline-body" onKeyDown={onKeyDown}>
        <ul className="outline-around">
          <li className={chosen === 'settings' ? 'outline-item outline-item-chosen' : 'outline-item'}>
            <button
              type="button"
              className="outline-line"
              data-block="settings"
              aria-current={chosen === 'settings' ? 'true' : undefined}
              onClick={() => actions.choose('settings')}
            >
              <span className="outline-place" />
              <span className="outline-icon">
                <Icon of={SettingsIcon} size="s" />
              </span>
              <span className="outline-words">
                <b>{texts.settings}</b>
                <small>{texts.settingsHelp}</small>
              </span>
            </button>
          </li>
          {pathOfItem(session.item) !== undefined && <Around name={texts.header} item="config:header" />}
        </ul>
        <Rows {...props} list={['blocks']} />
        {count === 0 && (
          <p className="edit-note">
            {texts.emptyPage}. {texts.emptyPageHelp}
          </p>
        )}
        {pathOfItem(session.item) !== undefined && (
          <ul className="outline-around">
            <Around name={texts.footer} item="config:footer" />
          </ul>
        )}
        {!readOnly && (
          <p className="outline-keys">
            <Keys keys={['↵']} /> {texts.keysForm} <Keys keys={['Esc']} /> {texts.keysBack}
            <br />
            <Keys keys={['Alt', '↑', '↓']} /> {texts.keysMove}
            <br />
            <Keys keys={['Ctrl', 'D']} /> {texts.keysDouble}
            <br />
            <Keys keys={['Del']} /> {texts.keysRemove}
          </p>
        )}
      </div>
    </section>
  );
});

function Around({ name, item }: { readonly name: string; readonly item: string }) {
  const texts = useTexts();
  return (
    <li className="outline-item">
      <Link className="outline-line" to={`/content/edit?item=${item}`}>
        <span className="outline-place" />
        <span className="outline-icon">
          <Icon of={BarIcon} size="s" />
        </span>
        <span className="outline-words">
          <b>{name}</b>
          <small>{texts.allPages}</small>
        </span>
      </Link>
    </li>
  );
}

/** Which blocks stand in a list, also within their tabs: another text when one comes, goes or moves, not when somebody writes in it. */
function placesOf(value: Json, list: Path): string {
  const blocks = getAt(value, list);
  return (isList(blocks) ? blocks : []).map((block) => (isObject(block) ? placeName(block) : '?')).join(' ');
}

function placeName(block: DraftBlock): string {
  const tabs = isList(block.tabs) ? block.tabs : [];
  return `${idOf(block)}${tabs.map((tab) => `(${blocksOf(tab).map(placeName).join(' ')})`).join('')}`;
}

function Rows({ list, ...shared }: Props & { readonly list: Path }) {
  const { session, actions, chosen, hovered, readOnly, at, frame, onHover } = shared;
  const { store } = session;
  usePart(store, (value) => placesOf(value, list));
  const blocks = getAt(store.get(), list);
  const rows = isList(blocks) ? blocks.filter(isObject) : [];
  const name = pathName(list);
  const move = useCallback(
    (from: number, to: number) => actions.move({ list, index: from }, to),
    // The path is made anew with each drawing; its name says whether it is another.
    // oxlint-disable-next-line react/exhaustive-deps
    [actions, name],
  );
  return (
    <ol>
      {rows.map((block, index) => {
        const id = idOf(block) ?? `${name} ${index}`;
        const isWithin = typeOf(block) === 'tabs' && (id === chosen || holds(block, chosen));
        return (
          <li key={id}>
            <OutlineRow
              store={store}
              id={id}
              list={name}
              index={index}
              isLast={index === rows.length - 1}
              isChosen={id === chosen}
              isHovered={id === hovered}
              readOnly={readOnly}
              at={at}
              actions={actions}
              problems={session.problems}
              frame={frame}
              move={move}
              onHover={onHover}
            />
            {isWithin &&
              (isList(block.tabs) ? block.tabs : []).map((_, tabIndex) => (
                // A tab has no name of its own; its place is what it is known by.
                <TabRows key={tabIndex} {...shared} tab={[...list, index, 'tabs', tabIndex]} />
              ))}
          </li>
        );
      })}
    </ol>
  );
}

function TabRows({ tab, ...shared }: Props & { readonly tab: Path }) {
  const texts = useTexts();
  const list = [...tab, 'blocks'];
  const words = useWords();
  const place = Number(tab.at(-1)) + 1;
  const label = usePart(
    shared.session.store,
    (value) => textOf(getAt(value, [...tab, 'label'])).trim() || texts.entry(place, words.entry('tabs')),
  );
  const count = usePart(shared.session.store, (value) => blocksOf(getAt(value, tab)).length);
  return (
    <div className="outline-tab">
      <div className="outline-tab-head">
        <b>{count === 0 ? texts.tabEmpty(label) : label}</b>
        {!shared.readOnly && (
          <Button
            kind="quiet"
            size="s"
            icon={PlusIcon}
            aria-label={texts.addTo(label)}
            onClick={() => shared.actions.openChooser({ list, index: count })}
          >
            {texts.add}
          </Button>
        )}
      </div>
      <Rows {...shared} list={list} />
    </div>
  );
}

/** Whether a chosen block stands in the tabs of this one. */
function holds(block: Json, id: string): boolean {
  const tabs = isObject(block) && isList(block.tabs) ? block.tabs : [];
  return tabs.some((tab) => blocksOf(tab).some((one) => idOf(one) === id));
}
