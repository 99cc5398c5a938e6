import { classes } from '@trolley/ui/classes.ts';
import { Icon } from '@trolley/ui/Icon.tsx';
import { IconButton } from '@trolley/ui/IconButton.tsx';
import { ClockIcon, ErrorIcon, PlusIcon, TrashIcon } from '@trolley/ui/icons.ts';
import { memo, useRef, useSyncExternalStore } from 'react';
import { useFormat } from '../../shell/language/format.ts';
import { blockIcon } from '../blockIcon.ts';
import type { ProblemIndex } from '../fields/form.ts';
import { ArrowDownIcon, ArrowUpIcon, CopyIcon, GripIcon } from '../icons.ts';
import type { DraftBlock } from '../model/block.ts';
import { typeOf } from '../model/block.ts';
import { countOf, shownState, summaryOf } from '../model/blockSummary.ts';
import { pathOfText, textOf } from '../model/json.ts';
import { useTexts } from '../texts.ts';
import { useWords } from '../words.ts';
import { blockLabel, blockTitle } from './blockLabel.ts';
import { useDragOrder } from './useDragOrder.ts';
import type { EditorActions } from './useEditorActions.ts';

interface Props {
  readonly block: DraftBlock;
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
  readonly move: (from: number, to: number) => void;
  readonly onHover: (id: string | undefined) => void;
}

/** One block in the outline. Blocks are never changed in place, so a line is drawn again for its own block alone. */
export const OutlineRow = memo(function OutlineRow(props: Props) {
  const { block, id, list, index, isLast, isChosen, isHovered, readOnly, at, actions, problems, move, onHover } = props;
  const texts = useTexts();
  const words = useWords();
  const format = useFormat();
  const line = useRef<HTMLDivElement>(null);
  const drag = useDragOrder(line, list, index, readOnly ? undefined : move);
  const prefix = `${list}.${index}`;
  const wrong = useSyncExternalStore(problems.subscribe, () => problems.below(prefix));
  const state = shownState(block, at);
  const title = blockTitle(block, words);
  const count = countOf(block);
  const detail = {
    notYet: () => texts.hiddenUntil(format.minute(textOf(block.validFrom))),
    ended: () => texts.endedOn(format.minute(textOf(block.validUntil))),
    shown: () => summaryOf(block) || (count === undefined ? words.blockHelp(typeOf(block)) : texts.entries(count)),
  }[state]();
  const place = { list: pathOfText(list), index };
  return (
    <div
      ref={line}
      className={classes(
        'outline-item',
        isChosen && 'outline-item-chosen',
        isHovered && !isChosen && 'outline-item-hover',
        state !== 'shown' && 'outline-item-hidden',
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
        aria-label={blockLabel(block, words)}
        data-block={id}
        onClick={() => actions.choose(id)}
      >
        <span className="outline-place">{index + 1}</span>
        <span className="outline-icon">
          <Icon of={blockIcon(typeOf(block))} size="s" />
        </span>
        <span className="outline-words">
          <b>{title}</b>
          <small>{detail}</small>
        </span>
        {wrong > 0 && (
          <span className="outline-wrong" title={texts.problemsHere(wrong)}>
            <Icon of={ErrorIcon} size="s" />
          </span>
        )}
        {state !== 'shown' && <Icon of={ClockIcon} size="s" />}
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
