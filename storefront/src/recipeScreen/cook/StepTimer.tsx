import { Icon } from '@trolley/ui/Icon.tsx';
import { TimerIcon } from '../../recipe/icons.ts';
import { countdown } from '../../service/format/countdown.ts';
import { useText } from '../../shell/shop.tsx';
import { isOver, timeLeft, timerOf } from './cooking.ts';
import { useCooking } from './useCooking.ts';

interface StepTimerButtonProps {
  readonly slug: string;
  readonly step: number;
  readonly minutes: number;
  readonly title: string;
}

/** Beside a step of the page: starts its timer, then shows what is left and stops it. */
export function StepTimerButton({ slug, step, minutes, title }: StepTimerButtonProps) {
  const text = useText();
  const { cooking, now, start, toggle, putAway } = useCooking(slug);
  const timer = timerOf(cooking, step);
  const over = timer !== undefined && isOver(timer, now);
  const press = () => {
    if (!timer) start(step, minutes);
    else if (over) putAway(step);
    else toggle(step);
  };
  const words = timer ? countdown(timeLeft(timer, now)) : text('recipe.card.minutes', { minutes });
  return (
    <button
      type="button"
      className="step-timer"
      aria-pressed={timer !== undefined}
      aria-label={text('recipe.cook.timerOf', { title, time: words })}
      onClick={press}
    >
      <Icon of={TimerIcon} size="s" />
      {over ? text('recipe.cook.over') : words}
    </button>
  );
}
