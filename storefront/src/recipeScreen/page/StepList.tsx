import type { RecipeDetail } from '@trolley/contract';
import { Icon } from '@trolley/ui/Icon.tsx';
import { TimerIcon } from '../../recipe/icons.ts';
import { LazyComponent } from '../../shell/LazyComponent.tsx';
import { useText } from '../../shell/shop.tsx';
import { useHydrated } from '../../shell/useHydrated.ts';

interface StepListProps {
  readonly recipe: RecipeDetail;
}

const loadTimer = () => import('../cook/StepTimer.tsx').then((module) => module?.StepTimerButton);

/** How it is cooked. A step that takes its time has a timer. */
export function StepList({ recipe: { slug, steps } }: StepListProps) {
  const text = useText();
  const isHydrated = useHydrated();
  return (
    <ol className="recipe-steps">
      {steps.map(({ title, text: words, minutes }, at) => (
        <li key={title}>
          <span className="recipe-step-number" aria-hidden="true">
            {at + 1}
          </span>
          <div>
            <h3>{title}</h3>
            <p>{words}</p>
          </div>
          {minutes !== undefined && (
            <LazyComponent when={isHydrated} load={loadTimer} props={{ slug, step: at, minutes, title }}>
              <span className="step-timer">
                <Icon of={TimerIcon} size="s" />
                {text('recipe.card.minutes', { minutes })}
              </span>
            </LazyComponent>
          )}
        </li>
      ))}
    </ol>
  );
}
