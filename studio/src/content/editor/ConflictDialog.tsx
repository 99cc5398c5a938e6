import { Button } from '@trolley/ui/Button.tsx';
import { classes } from '@trolley/ui/classes.ts';
import { Dialog } from '@trolley/ui/Dialog.tsx';
import { Icon } from '@trolley/ui/Icon.tsx';
import { CheckIcon } from '@trolley/ui/icons.ts';
import { useElementId } from '@trolley/ui/useElementId.ts';
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { useWords, type Words } from '../../contentWords/words.ts';
import { useFormat } from '../../shell/language/format.ts';
import { Keys } from '../../shell/parts/Keys.tsx';
import { State } from '../../shell/parts/State.tsx';
import type { Choices, Clash, Joined, Side } from '../join/joinItems.ts';
import { joinItems } from '../join/joinItems.ts';
import type { ContentTexts } from '../messages.en.ts';
import { blocksOf, idOf } from '../model/block.ts';
import type { Json } from '../model/json.ts';
import { withDefaults } from '../model/withDefaults.ts';
import { firstInDialog } from '../parts/firstInDialog.ts';
import { ValueView } from '../parts/ValueView.tsx';
import { useTexts } from '../texts.ts';
import { blockTitle } from './blockLabel.ts';
import type { Conflict } from './conflict.ts';

interface Props {
  readonly conflict: Conflict;
  readonly mine: Json;
  readonly onJoin: (value: Json) => void;
  readonly onLater: () => void;
}

/** What both changed, side by side. What only one touched is joined already; undecided ones keep the button shut. */
export function ConflictDialog({ conflict, mine, onJoin, onLater }: Props) {
  const texts = useTexts();
  const words = useWords();
  const format = useFormat();
  const [choices, setChoices] = useState<Choices>({});
  const { item, base, theirs } = conflict;
  // What the shop adds by itself when it publishes is nobody's change.
  const states = useMemo(() => [base, mine, theirs].map((one) => withDefaults(item, one)), [item, base, mine, theirs]);
  const join = useMemo(() => {
    const [from = null, my = null, their = null] = states;
    return joinItems(from, my, their, choices);
  }, [states, choices]);
  const open = join.clashes.filter(({ id }) => choices[id] === undefined).length;
  const joined = namesOf(join.joined, texts, words);
  const clashes = join.clashes.length;
  const isLiveOther = conflict.liveRevision !== conflict.baseRevision;
  const title = {
    live: isLiveOther ? texts.conflictTitle(conflict.by || texts.somebody, conflict.liveRevision) : texts.conflictGone,
    window: texts.conflictTab,
    kept: texts.conflictKept(conflict.at === undefined ? '' : format.minute(conflict.at)),
  }[conflict.with];
  const isKept = conflict.kept !== undefined;
  const help = isKept ? texts.keptHelp(clashes) : texts.conflictHelp(conflict.baseRevision, clashes);
  const choose = (id: string, side: Side) => setChoices((now) => ({ ...now, [id]: side }));
  const list = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const byKey = useRef(false);
  // 1 and 2 decide where the focus is, or else the first that is open; then they go on to the next.
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const side = ({ '1': 'mine', '2': 'theirs' } as const)[event.key];
    if (!side || event.ctrlKey || event.altKey || event.metaKey) return;
    const groups = [...(list.current?.querySelectorAll<HTMLElement>('[data-clash]') ?? [])];
    const isOpen = ({ dataset }: HTMLElement) => choices[dataset.clash ?? ''] === undefined;
    const group = groups.find((one) => one.contains(document.activeElement)) ?? groups.find(isOpen);
    if (!group) return;
    event.preventDefault();
    byKey.current = true;
    choose(group.dataset.clash ?? '', side);
    groups
      .find((one) => one !== group && isOpen(one))
      ?.querySelector('input')
      ?.focus();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKeyDown(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
  useEffect(() => {
    if (byKey.current && open === 0) button.current?.focus();
  }, [open]);
  return (
    <Dialog
      open
      onClose={onLater}
      title={title}
      closeLabel={texts.close}
      lead={<p className="conflict-lead">{help}</p>}
      actions={
        <>
          {clashes > 0 && !isKept && (
            <span className="conflict-keys">
              <Keys keys={['1']} /> {texts.keysMine} <Keys keys={['2']} /> {texts.keysTheirs}
            </span>
          )}
          <Button kind="outline" onClick={onLater}>
            {isKept ? texts.cancel : texts.keepForLater}
          </Button>
          <Button ref={button} disabled={open > 0} onClick={() => onJoin(join.value)}>
            {open > 0 ? texts.joinOpen(open) : texts.join}
          </Button>
        </>
      }
    >
      <div className="conflict" ref={list}>
        {join.clashes.map((clash, index) => (
          <ClashChoice
            key={clash.id}
            clash={clash}
            conflict={conflict}
            name={nameOf(clash, mine, texts, words)}
            isFirst={index === 0}
            chosen={choices[clash.id]}
            choose={(side) => choose(clash.id, side)}
          />
        ))}
        {joined !== '' && (
          <p className="conflict-joined">
            <Icon of={CheckIcon} size="s" /> {texts.joinedByItself(joined)}
          </p>
        )}
      </div>
    </Dialog>
  );
}

interface ClashProps {
  readonly clash: Clash;
  readonly conflict: Conflict;
  readonly name: string;
  readonly isFirst: boolean;
  readonly chosen?: Side;
  readonly choose: (side: Side) => void;
}

function ClashChoice({ clash, conflict, name, isFirst, chosen, choose }: ClashProps) {
  const texts = useTexts();
  const words = useWords();
  const format = useFormat();
  const id = useElementId();
  const when = conflict.at === undefined ? '' : format.time(conflict.at);
  const isKept = conflict.kept !== undefined;
  const names = isKept
    ? { mine: texts.keptMine, theirs: texts.keptTheirs }
    : { mine: texts.mine, theirs: texts.theirs };
  /** Whose moment is known: the others', or when this browser kept it. */
  const dated = isKept ? 'mine' : 'theirs';
  return (
    <fieldset className="clash" data-clash={clash.id} aria-labelledby={`${id}-name`}>
      <legend id={`${id}-name`}>
        {name} {chosen === undefined && <State tone="warn">{texts.undecided}</State>}
      </legend>
      {(['mine', 'theirs'] as const).map((side) => {
        const value = clash[side];
        const other = clash[side === 'mine' ? 'theirs' : 'mine'];
        return (
          <label key={side} className={classes('clash-side', chosen === side && 'clash-side-chosen')}>
            <span className="clash-head">
              <input
                type="radio"
                ref={isFirst && side === 'mine' ? firstInDialog : undefined}
                name={id}
                checked={chosen === side}
                onChange={() => choose(side)}
              />
              <b>{names[side]}</b>
              <small>{side !== dated ? '' : [conflict.by, when].filter(Boolean).join(', ')}</small>
            </span>
            {value === undefined && clash.kind === 'block' ? (
              <span className="clash-removed">{texts.removedIt}</span>
            ) : clash.kind === 'order' ? (
              <span>{orderOf(value, conflict, words)}</span>
            ) : (
              <ValueView value={value} against={other} />
            )}
          </label>
        );
      })}
    </fieldset>
  );
}

/** The blocks of an order by their names; those without one by their number. */
function orderOf(keys: Json | undefined, { base, theirs }: Conflict, words: Words): string {
  const known = new Map(
    [...blocksOf(base), ...blocksOf(theirs)].map((block) => [idOf(block), blockTitle(block, words)]),
  );
  return (Array.isArray(keys) ? keys : []).map((key) => known.get(String(key)) ?? String(key)).join(', ');
}

function nameOf({ kind, block, path }: Clash, mine: Json, texts: ContentTexts, words: Words): string {
  if (kind === 'order') return texts.orderOf;
  const field = path.findLast((step) => typeof step === 'string');
  if (!block) return `${texts.pageItself}, ${words.field(field ?? '')}`;
  const place = blocksOf(mine).findIndex((one) => one.id === block.id);
  const title = `${place >= 0 ? `${place + 1} · ` : ''}${blockTitle(block, words)}`;
  return field === undefined ? title : `${title}, ${words.field(field)}`;
}

function namesOf(joined: readonly Joined[], texts: ContentTexts, words: Words): string {
  const names = joined
    .filter(({ path }) => path.at(-1) !== 'id')
    .map(({ side, block, path }) => {
      const name = block ? blockTitle(block, words) : words.field(String(path.at(0) ?? 'blocks'));
      return side === 'mine' ? texts.joinedMine(name) : texts.joinedTheirs(name);
    });
  return [...new Set(names)].join(', ');
}
