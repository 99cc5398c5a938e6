import { Button } from '@trolley/ui/Button.tsx';
import { PlayIcon } from '@trolley/ui/icons.ts';
import { PauseIcon, TimerIcon } from '../../recipe/icons.ts';
import { countdown } from '../../service/format/countdown.ts';
import { useText } from '../../shell/shop.tsx';
import { isOver, isRunning, timeLeft, timerOf } from './cooking.ts';
import type { CookingOf } from './useCooking.ts';

interface CookTimerProps {
  readonly of: CookingOf;
  readonly step: number;
  readonly minutes: number;
}

/** The timer of the step that is shown: a ring that empties. */
export function CookTimer({ of, step, minutes }: CookTimerProps) {
  const text = useText();
  const { cooking, now } = of;
  const timer = timerOf(cooking, step);
  if (!timer)
    return (
      <p className="cook-timer-start">
        <Button kind="outline" icon={TimerIcon} onClick={() => of.start(step, minutes)}>
          {text('recipe.cook.start', { minutes })}
        </Button>
      </p>
    );
  const left = timeLeft(timer, now);
  const over = isOver(timer, now);
  return (
    <div className="cook-timer">
      <div className="cook-ring">
        <svg viewBox="0 0 200 200" aria-hidden="true">
          <circle cx="100" cy="100" r="92" />
          <circle
            cx="100"
            cy="100"
            r="92"
            className="cook-ring-left"
            pathLength={100}
            strokeDasharray={`${Math.round((left / timer.totalMs) * 1000) / 10} 200`}
            transform="rotate(-90 100 100)"
          />
        </svg>
        <p>
          <b role="timer">{countdown(left)}</b>
          <span>
            {over ? text('recipe.cook.over') : text('recipe.cook.of', { minutes: Math.round(timer.totalMs / 60_000) })}
          </span>
        </p>
      </div>
      <div className="cook-timer-buttons">
        {over ? (
          <Button kind="outline" onClick={() => of.putAway(step)}>
            {text('recipe.cook.done')}
          </Button>
        ) : (
          <Button kind="outline" icon={isRunning(timer, now) ? PauseIcon : PlayIcon} onClick={() => of.toggle(step)}>
            {text(isRunning(timer, now) ? 'recipe.cook.pause' : 'recipe.cook.resume')}
          </Button>
        )}
        <Button kind="outline" onClick={() => of.more(step)}>
          {text('recipe.cook.minute')}
        </Button>
      </div>
    </div>
  );
}
