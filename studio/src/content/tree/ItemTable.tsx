import type { ItemSummary } from '@trolley/contract';
import { Button } from '@trolley/ui/Button.tsx';
import { classes } from '@trolley/ui/classes.ts';
import { EmptyState } from '@trolley/ui/EmptyState.tsx';
import { Icon } from '@trolley/ui/Icon.tsx';
import { ChevronRightIcon, ClockIcon, FileIcon, NothingFoundIcon, SearchIcon } from '@trolley/ui/icons.ts';
import type { KeyboardEvent } from 'react';
import { useMemo, useState } from 'react';
import { useWords } from '../../contentWords/words.ts';
import { useFormat } from '../../shell/language/format.ts';
import { Keys } from '../../shell/parts/Keys.tsx';
import { Avatar } from '../../shell/parts/Person.tsx';
import { navigate } from '../../shell/router/router.ts';
import { useSelf } from '../../shell/session/self.ts';
import { useNow } from '../../shell/useNow.ts';
import { FolderIcon, SettingsIcon } from '../icons.ts';
import { ProblemMark } from '../parts/ProblemMark.tsx';
import { useTexts } from '../texts.ts';
import { buildTree, linesOf, matches, nextChange, type ShownState, type TreeNode } from './buildTree.ts';
import { ItemState } from './ItemState.tsx';
import '../tree.css';

interface Props {
  readonly items: readonly ItemSummary[];
  /** Pages by their addresses; otherwise a plain list. */
  readonly isTree: boolean;
  readonly chosen?: string;
  readonly onChoose: (item: string) => void;
}

const states: readonly ShownState[] = ['live', 'liveDraft', 'planned', 'new', 'notYet', 'ended', 'offline', 'removed'];

/** A tree as a table: state, next change, last person. Arrows move and fold, Enter opens. */
export function ItemTable({ items, isTree, chosen, onChoose }: Props) {
  const texts = useTexts();
  const words = useWords();
  const self = useSelf();
  const now = Date.parse(useNow());
  const [text, setText] = useState('');
  const [state, setState] = useState<ShownState>();
  const [isMine, setMine] = useState(false);
  const [isPlanned, setPlanned] = useState(false);
  const [folded, setFolded] = useState<ReadonlySet<string>>(new Set());
  const isFiltered = text !== '' || state !== undefined || isMine || isPlanned;
  const lines = useMemo(() => {
    const filter = { text, state, draftsOf: isMine ? self.id : undefined, planned: isPlanned };
    const found = items.filter((one) => matches(one, words.item(one.item, one.title), filter));
    // What was found is shown without the pages above it: they do not fit.
    if (!isTree || isFiltered) return found.map((page): TreeNode => ({ page, depth: 0, children: [], count: 0 }));
    return linesOf(buildTree(found), folded);
  }, [items, text, state, isMine, isPlanned, folded, isTree, isFiltered, self.id, words]);
  const toggle = (item: string) =>
    setFolded((now) => new Set(now.has(item) ? [...now].filter((one) => one !== item) : [...now, item]));
  const clear = () => {
    setText('');
    setState(undefined);
    setMine(false);
    setPlanned(false);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>, node: TreeNode) => {
    const row = event.currentTarget.closest('tr');
    const step = { ArrowDown: row?.nextElementSibling, ArrowUp: row?.previousElementSibling }[event.key];
    if (step) {
      event.preventDefault();
      step.querySelector<HTMLElement>('.tree-open')?.focus();
    }
    const isFolded = folded.has(node.page.item);
    if (node.count > 0 && ((event.key === 'ArrowLeft' && !isFolded) || (event.key === 'ArrowRight' && isFolded))) {
      event.preventDefault();
      toggle(node.page.item);
    }
  };
  return (
    <section className="panel" aria-label={isTree ? texts.pages : texts.name}>
      <div className="tree-filter">
        <div className="picker-find">
          <Icon of={SearchIcon} size="s" />
          <input
            type="search"
            className="input"
            aria-label={texts.filter}
            placeholder={texts.filter}
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
        </div>
        <select
          className="input tree-state"
          aria-label={texts.stateFilter}
          value={state ?? ''}
          onChange={(event) => setState(states.find((one) => one === event.target.value))}
        >
          <option value="">{texts.anyState}</option>
          {states.map((one) => (
            <option key={one} value={one}>
              {texts[one]}
            </option>
          ))}
        </select>
        <button type="button" className="tree-chip" aria-pressed={isMine} onClick={() => setMine(!isMine)}>
          {texts.onlyMine}
        </button>
        <button type="button" className="tree-chip" aria-pressed={isPlanned} onClick={() => setPlanned(!isPlanned)}>
          {texts.onlyPlanned}
        </button>
      </div>
      {lines.length === 0 ? (
        <EmptyState
          icon={NothingFoundIcon}
          title={texts.nothingFound}
          action={
            <Button kind="outline" onClick={clear}>
              {texts.clearFilters}
            </Button>
          }
        >
          {texts.nothingFoundHelp}
        </EmptyState>
      ) : (
        <div className="data-frame">
          <table className="data tree">
            <thead>
              <tr>
                <th scope="col">{isTree ? texts.page : texts.name}</th>
                <th scope="col">{texts.state}</th>
                <th scope="col">{texts.nextChange}</th>
                <th scope="col">{texts.lastBy}</th>
                <th scope="col" className="data-figure">
                  {texts.when}
                </th>
              </tr>
            </thead>
            <tbody>
              {lines.map((node) => (
                <Line
                  key={node.page.item}
                  node={node}
                  now={now}
                  isTree={isTree}
                  isFolded={folded.has(node.page.item)}
                  isChosen={node.page.item === chosen}
                  toggle={() => toggle(node.page.item)}
                  choose={() => onChoose(node.page.item)}
                  onKeyDown={(event) => onKeyDown(event, node)}
                />
              ))}
            </tbody>
          </table>
        </div>
      )}
      <footer className="panel-foot">
        {isTree && (
          <>
            <Keys keys={['←', '→']} /> {texts.treeKeys}{' '}
          </>
        )}
        <Keys keys={['↵']} /> {texts.treeOpen}
      </footer>
    </section>
  );
}

interface LineProps {
  readonly node: TreeNode;
  readonly now: number;
  readonly isTree: boolean;
  readonly isFolded: boolean;
  readonly isChosen: boolean;
  readonly toggle: () => void;
  readonly choose: () => void;
  readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
}

const depths = ['tree-0', 'tree-1', 'tree-2', 'tree-3'];

function Line({ node, now, isTree, isFolded, isChosen, toggle, choose, onKeyDown }: LineProps) {
  const texts = useTexts();
  const words = useWords();
  const format = useFormat();
  const { page, depth, count } = node;
  const title = words.item(page.item, page.title);
  // What is not live yet was written by whoever has the draft.
  const by = page.changedBy?.name || (page.revision === 0 ? page.drafts[0]?.by.name : undefined);
  const next = nextChange(page, now);
  const open = () => navigate(`/content/edit?item=${encodeURIComponent(page.item)}`);
  return (
    <tr aria-selected={isChosen} className={isChosen ? 'tree-chosen' : undefined}>
      <th scope="row">
        <span className={classes('tree-name', depths[Math.min(depth, 3)])}>
          {count > 0 ? (
            <button
              type="button"
              className="tree-fold"
              aria-expanded={!isFolded}
              aria-label={isFolded ? texts.unfold(title) : texts.fold(title)}
              onClick={toggle}
            >
              <Icon of={ChevronRightIcon} size="s" />
            </button>
          ) : (
            <span className="tree-fold" />
          )}
          <Icon of={count > 0 ? FolderIcon : isTree ? FileIcon : SettingsIcon} size="s" />
          <button
            type="button"
            className="tree-open"
            onClick={choose}
            onDoubleClick={open}
            onKeyDown={(event) => {
              if (event.key === 'Enter' && isChosen) {
                event.preventDefault();
                open();
              } else onKeyDown(event);
            }}
          >
            <span>
              {title} {count > 0 && isFolded && <small className="tree-count">{count}</small>}
            </span>
            {page.path !== undefined && <small className="mono">{page.path}</small>}
          </button>
          <ProblemMark count={page.problems} />
        </span>
      </th>
      <td>
        <ItemState item={page} />
      </td>
      <td>
        {next === undefined ? (
          texts.none
        ) : (
          <span className="tree-next">
            <Icon of={ClockIcon} size="s" /> {format.minute(next)}
          </span>
        )}
      </td>
      <td>
        {by ? (
          <span className="tree-by">
            <Avatar name={by} small /> {by}
          </span>
        ) : (
          <span className="tree-files">{texts.files}</span>
        )}
      </td>
      <td className="data-figure">{format.minute(page.updatedAt)}</td>
    </tr>
  );
}
