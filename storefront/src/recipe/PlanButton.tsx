import type { RecipeSummary } from '@trolley/contract';
import { Button } from '@trolley/ui/Button.tsx';
import { IconButton } from '@trolley/ui/IconButton.tsx';
import { notify } from '../shell/notifications/notifications.ts';
import { useText } from '../shell/shop.tsx';
import { PlanIcon, PlannedIcon } from './icons.ts';
import { mealOf, plan, useIsPlanned } from './plan.ts';

interface PlanButtonProps {
  readonly recipe: Pick<RecipeSummary, 'slug' | 'title' | 'picture' | 'servings'>;
  /** For so many; the recipe's own servings by default. */
  readonly servings?: number;
  /** With its words, or the sign alone. */
  readonly wordy?: boolean;
}

/** Puts a dish into the week plan, or takes it out. */
export function PlanButton({ recipe, servings, wordy = false }: PlanButtonProps) {
  const text = useText();
  const isPlanned = useIsPlanned(recipe.slug);
  const icon = isPlanned ? PlannedIcon : PlanIcon;
  const press = () => {
    if (isPlanned) plan.remove(recipe.slug);
    else if (!plan.add(mealOf(recipe, servings)))
      notify({ key: 'recipe.plan.full', message: text('recipe.plan.full'), type: 'info', duration: 6000 });
  };
  if (wordy)
    return (
      <Button kind="outline" icon={icon} aria-pressed={isPlanned} onClick={press} data-replay="">
        {text(isPlanned ? 'recipe.plan.planned' : 'recipe.plan.add')}
      </Button>
    );
  return (
    <IconButton
      kind="outline"
      className="recipe-plan-button"
      icon={icon}
      label={text('recipe.plan.of', { title: recipe.title })}
      pressed={isPlanned}
      onClick={press}
      data-replay={`plan-${recipe.slug}`}
    />
  );
}
