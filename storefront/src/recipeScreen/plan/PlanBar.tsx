import { ButtonLink } from '@trolley/ui/ButtonLink.tsx';
import { PlanIcon } from '../../recipe/icons.ts';
import { usePlan } from '../../recipe/plan.ts';
import { RecipePicture } from '../../recipe/RecipePicture.tsx';
import { usePathTo, useText } from '../../shell/shop.tsx';
import './plan-bar.css';

const mostThumbs = 3;

/** At the bottom of the list, once a dish is planned. */
export function PlanBar() {
  const text = useText();
  const href = usePathTo()('recipe-plan');
  const { meals } = usePlan();
  if (meals.length === 0 || href === undefined) return null;
  return (
    <aside className="plan-bar" aria-label={text('recipe.plan.title')}>
      <span className="plan-bar-dishes">
        {meals.slice(0, mostThumbs).map((meal) => (
          <RecipePicture key={`${meal.slug}-${meal.day}`} recipe={meal} sizes="52px" />
        ))}
      </span>
      <p>
        <b>{text('recipe.plan.count', { count: meals.length })}</b>
        <small>{meals.map(({ title }) => title).join(', ')}</small>
      </p>
      <ButtonLink href={href} icon={PlanIcon}>
        {text('recipe.plan.open')}
      </ButtonLink>
    </aside>
  );
}
