import { pictureSource } from '@trolley/contract';
import { Button } from '@trolley/ui/Button.tsx';
import { classes } from '@trolley/ui/classes.ts';
import { Icon } from '@trolley/ui/Icon.tsx';
import { IconButton } from '@trolley/ui/IconButton.tsx';
import { CheckIcon, ChevronLeftIcon, ChevronRightIcon, CloseIcon } from '@trolley/ui/icons.ts';
import { Picture } from '@trolley/ui/Picture.tsx';
import { useModal } from '@trolley/ui/useModal.ts';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { AwakeIcon, TimerIcon } from '../../recipe/icons.ts';
import { countdown } from '../../service/format/countdown.ts';
import { useText } from '../../shell/shop.tsx';
import { CookTimer } from './CookTimer.tsx';
import './cook-mode.css';
import { isOver, timeLeft, timerOf } from './cooking.ts';
import { firstSentence } from './sentences.ts';
import type { CookingOf } from './useCooking.ts';
import { useWakeLock } from './useWakeLock.ts';

export interface CookStep {
  readonly title: string;
  readonly text: string;
  readonly minutes?: number | undefined;
  /** What goes in, in the amounts of the chosen servings. */
  readonly uses: readonly {
    readonly thing: string;
    readonly amount: string;
    readonly name: string;
    readonly picture?: string | undefined;
  }[];
}

export interface CookModeProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly title: string;
  readonly steps: readonly CookStep[];
  readonly of: CookingOf;
}

/** One step fills the screen, readable from a metre; the screen stays on, and timers of other steps wait in a line. */
export function CookMode({ open, onClose, title, steps, of }: CookModeProps) {
  const text = useText();
  const { ref, onClose: onClosed } = useModal(open, onClose);
  const isAwake = useWakeLock(open);
  const heading = useRef<HTMLHeadingElement>(null);
  const { cooking } = of;
  const at = Math.min(cooking.step, steps.length - 1);
  const step = steps[at];
  const next = steps[at + 1];
  const shown = step?.title;
  // The next step is read out, and begins at its top.
  useEffect(() => {
    if (open && shown !== undefined) heading.current?.focus();
  }, [open, shown]);
  if (!step) return null;

  const turn = (by: 1 | -1) => {
    const to = at + by;
    if (to >= 0 && to < steps.length) of.goTo(to);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    if (event.key === 'ArrowRight' || event.key === 'PageDown') turn(1);
    else if (event.key === 'ArrowLeft' || event.key === 'PageUp') turn(-1);
    else if (event.key === 't' && step.minutes !== undefined)
      if (timerOf(cooking, at)) of.toggle(at);
      else of.start(at, step.minutes);
    else return;
    event.preventDefault();
  };
  const [first, rest] = firstSentence(step.text);
  return (
    <dialog
      ref={ref}
      onClose={onClosed}
      className="cook-mode"
      aria-label={text('recipe.cook.label', { title })}
      onKeyDown={onKeyDown}
    >
      <div className="cook-frame">
        <header className="cook-head">
          <IconButton icon={CloseIcon} label={text('recipe.cook.close')} onClick={() => ref.current?.close()} />
          <b>{title}</b>
          <span className={classes('cook-awake', !isAwake && 'cook-asleep')} role="status">
            <Icon of={AwakeIcon} size="s" />
            {text(isAwake ? 'recipe.cook.awake' : 'recipe.cook.asleep')}
          </span>
        </header>
        <ol className="cook-progress" aria-hidden="true">
          {steps.map(({ title: name }, index) => (
            <li key={name} className={index < at ? 'cook-past' : index === at ? 'cook-now' : undefined} />
          ))}
        </ol>
        <div className="cook-step">
          <p className="cook-count">
            {text('recipe.cook.step', { step: at + 1, steps: steps.length })} · {step.title}
          </p>
          <h2 ref={heading} tabIndex={-1}>
            {first}
          </h2>
          {rest !== '' && <p className="cook-rest">{rest}</p>}
          {step.uses.length > 0 && (
            <ul className="cook-uses">
              {step.uses.map(({ thing, amount, name, picture }) => (
                <li key={thing}>
                  {picture !== undefined && (
                    <Picture src={pictureSource(picture, 160)} alt="" width={48} height={48} eager />
                  )}
                  <span>
                    {amount !== '' && <b>{amount}</b>} {name}
                  </span>
                </li>
              ))}
            </ul>
          )}
        </div>
        {/* Outside of what scrolls: it is always in sight. */}
        {step.minutes !== undefined && <CookTimer of={of} step={at} minutes={step.minutes} />}
        <OtherTimers of={of} steps={steps} at={at} />
        <footer className="cook-foot">
          <Button
            kind="outline"
            icon={ChevronLeftIcon}
            aria-label={text('recipe.cook.back')}
            disabled={at === 0}
            onClick={() => turn(-1)}
          />
          {next ? (
            <Button onClick={() => turn(1)}>
              <span>{text('recipe.cook.next', { title: next.title })}</span>
              <Icon of={ChevronRightIcon} />
            </Button>
          ) : (
            <Button icon={CheckIcon} onClick={() => ref.current?.close()}>
              <span>{text('recipe.cook.finish')}</span>
            </Button>
          )}
        </footer>
      </div>
    </dialog>
  );
}

interface OtherTimersProps {
  readonly of: CookingOf;
  readonly steps: readonly CookStep[];
  readonly at: number;
}

/** What runs on while another step is shown, the one that ends first before the others. */
function OtherTimers({ of: { cooking, now, goTo }, steps, at }: OtherTimersProps) {
  const text = useText();
  const others = cooking.timers
    .filter(({ step }) => step !== at && steps[step])
    .toSorted((one, other) => timeLeft(one, now) - timeLeft(other, now));
  if (others.length === 0) return null;
  return (
    <ul className="cook-others">
      {others.map((timer) => (
        <li key={timer.step} className={isOver(timer, now) ? 'cook-other-over' : undefined}>
          <Icon of={TimerIcon} />
          <span>
            <b>{steps[timer.step]?.title}</b>{' '}
            {isOver(timer, now)
              ? text('recipe.cook.over')
              : text('recipe.cook.left', { time: countdown(timeLeft(timer, now)) })}
          </span>
          <button type="button" className="link" onClick={() => goTo(timer.step)}>
            {text('recipe.cook.show')}
          </button>
        </li>
      ))}
    </ul>
  );
}
