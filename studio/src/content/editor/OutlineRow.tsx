import { classes } from '@trolley/ui/classes.ts';
import { Icon } from '@trolley/ui/Icon.tsx';
import { IconButton } from '@trolley/ui/IconButton.tsx';
import { ClockIcon, ErrorIcon, EyeOffIcon, PlusIcon, TrashIcon } from '@trolley/ui/icons.ts';
import { memo, useMemo, useRef, useSyncExternalStore } from 'react';
import { useWords } from '../../contentWords/words.ts';
import { useFormat } from '../../shell/language/format.ts';
import { blockIcon } from '../blockIcon.ts';
import type { ProblemIndex } from '../fields/form.ts';
import { ArrowDownIcon, ArrowUpIcon, CopyIcon, GripIcon } from '../icons.ts';
import type { DraftBlock } from '../model/block.ts';
import { typeOf } from '../model/block.ts';
import { countOf, shownState, summaryOf } from '../model/blockSummary.ts';
import type { Path } from '../model/json.ts';
import { getAt, isObject, pathOfText, textOf } from '../model/json.ts';
import { blockName } from '../model/outline.ts';
import { useTexts } from '../texts.ts';
import { blockLabel, blockTitle } from './blockLabel.ts';
import type { DraftStore } from './draftStore.ts';
import type { FrameParts } from './frameParts.ts';
import { goOn } from './goOn.ts';
import { useDragOrder } from './useDragOrder.ts';
import type { EditorActions } from './useEditorActions.ts';
import { usePart } from './useStore.ts';

interface Props {
  readonly store: DraftStore;
  readonly id: string;
  /** The name of the path of its list. */
  readonly list: string;
  readonly index: number;
  readonly isLast: boolean;
  readonly isChosen: boolean;
  readonly isHovered: boolean;
  readonly readOnly: boolean;
  /** The moment the page is looked at. */
  readonly at: number;
  readonly actions: EditorActions;
  readonly problems: ProblemIndex;
  readonly frame: FrameParts;
  readonly move: (from: number, to: number) => void;
  readonly onHover: (id: string | undefined) => void;
}

/** One block in the outline. It listens to its own block: a line is drawn again for that alone. */
export const OutlineRow = memo(function OutlineRow(props: Props) {
  const { store, id, list, index, isLast, isChosen, isHovered, readOnly, at, actions, move, onHover } = props;
  const texts = useTexts();
  const words = useWords();
  const format = useFormat();
  const line = useRef<HTMLDivElement>(null);
  const drag = useDragOrder(line, list, index, readOnly ? undefined : move);
  const path = useMemo(() => [...pathOfText(list), index], [list, index]);
  const held = usePart(store, (value) => getAt(value, path));
  const { wrong, isMissing } = useTold(props, path);
  const block = isObject(held) ? held : nothing;
  const state = shownState(block, at);
  const isHidden = state !== 'shown' || isMissing;
  const title = blockTitle(block, words);
  const count = countOf(block);
  const detail = {
    notYet: () => texts.hiddenUntil(format.minute(textOf(block.validFrom))),
    ended: () => texts.endedOn(format.minute(textOf(block.validUntil))),
    shown: () =>
      isMissing
        ? texts.notOnPage
        : summaryOf(block) || (count === undefined ? words.blockHelp(typeOf(block)) : texts.entries(count)),
  }[state]();
  const whyMissing = wrong > 0 ? texts.notOnPageWrong : texts.notOnPageEmpty;
  const why = isHidden ? (state === 'shown' ? whyMissing : detail) : undefined;
  const place = { list: pathOfText(list), index };
  return (
    <div
      ref={line}
      className={classes(
        'outline-item',
        isChosen && 'outline-item-chosen',
        isHovered && !isChosen && 'outline-item-hover',
        isHidden && 'outline-item-hidden',
        drag.isDragged && 'outline-item-dragged',
        drag.edge && `outline-item-${drag.edge}`,
      )}
      onMouseEnter={() => onHover(id)}
      onMouseLeave={() => onHover(undefined)}
    >
      <button
        type="button"
        className="outline-line"
        aria-current={isChosen ? 'true' : undefined}
        aria-label={why === undefined ? blockLabel(block, words) : `${blockLabel(block, words)} (${why})`}
        data-block={id}
        onClick={({ detail }) => {
          actions.choose(id);
          // By the keyboard: the page between outline and form has more stops than anybody wants to pass.
          if (detail === 0) goOn({ to: 'form', id });
        }}
      >
        <span className="outline-place">{index + 1}</span>
        <span className="outline-icon">
          <Icon of={blockIcon(typeOf(block))} size="s" />
        </span>
        <span className="outline-words">
          <b>{title}</b>
          <small title={why}>{detail}</small>
        </span>
        {wrong > 0 && (
          <span className="outline-wrong" title={texts.problemsHere(wrong)}>
            <Icon of={ErrorIcon} size="s" />
          </span>
        )}
        {isHidden && (state !== 'shown' || wrong === 0) && (
          <Icon of={state === 'shown' ? EyeOffIcon : ClockIcon} size="s" />
        )}
        {!readOnly && (
          <span className="outline-grip" title={texts.drag}>
            <Icon of={GripIcon} size="s" />
          </span>
        )}
      </button>
      {isChosen && !readOnly && (
        <span className="outline-tools">
          <IconButton
            icon={ArrowUpIcon}
            label={texts.moveUp}
            disabled={index === 0}
            onClick={() => actions.move(place, index - 1)}
          />
          <IconButton
            icon={ArrowDownIcon}
            label={texts.moveDown}
            disabled={isLast}
            onClick={() => actions.move(place, index + 1)}
          />
          <IconButton icon={CopyIcon} label={texts.double} onClick={() => actions.duplicate(place)} />
          <IconButton
            icon={PlusIcon}
            label={texts.addBelow}
            onClick={() => actions.openChooser({ ...place, index: index + 1 })}
          />
          <IconButton icon={TrashIcon} label={texts.remove} onClick={() => actions.remove(place)} />
        </span>
      )}
    </div>
  );
});

const nothing: DraftBlock = {};

/** What the shop and the page in the frame say about it. */
function useTold({ list, index, problems, frame }: Props, path: Path) {
  const prefix = `${list}.${index}`;
  const wrong = useSyncExternalStore(problems.subscribe, () => problems.below(prefix));
  const isMissing = useSyncExternalStore(frame.subscribe, () => frame.has(blockName(path)) === false);
  return { wrong, isMissing };
}
