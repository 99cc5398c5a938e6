import type { PlanProducts } from '@trolley/contract';
import { Icon } from '@trolley/ui/Icon.tsx';
import { IconButton } from '@trolley/ui/IconButton.tsx';
import { ChevronDownIcon, ClockIcon, PlusIcon, TrashIcon } from '@trolley/ui/icons.ts';
import { Stepper } from '@trolley/ui/Stepper.tsx';
import { useMemo } from 'react';
import { dayAfter, freeDay, type Plan, type PlannedMeal } from '../../recipe/createPlan.ts';
import { ShareLoopIcon } from '../../recipe/icons.ts';
import { mealOf, plan as planStore, today } from '../../recipe/plan.ts';
import { RecipePicture } from '../../recipe/RecipePicture.tsx';
import { formatMinutes, perPortion } from '../../recipe/recipeWords.ts';
import { notify } from '../../shell/notifications/notifications.ts';
import { usePathTo, useShop, useText } from '../../shell/shop.tsx';
import { useMoney } from '../../shell/useMoney.ts';
import { dateOf, longDay, weekday } from './dayWords.ts';
import { mostOf, steppedServings } from './steppedServings.ts';

interface DinnerCardsProps {
  readonly plan: Plan;
  readonly products: PlanProducts | undefined;
}

/** How far ahead a dish can be planned. */
const daysAhead = 14;
const mostIdeas = 2;

export function DinnerCards({ plan, products }: DinnerCardsProps) {
  return (
    <ol className="dinners">
      {plan.meals.map((meal, at) => (
        <DinnerCard key={`${meal.slug}-${at}`} meal={meal} at={at} products={products} plan={plan} />
      ))}
      <AddDinner plan={plan} products={products} />
    </ol>
  );
}

interface DinnerCardProps extends DinnerCardsProps {
  readonly meal: PlannedMeal;
  readonly at: number;
}

function DinnerCard({ meal, at, plan, products }: DinnerCardProps) {
  const text = useText();
  const money = useMoney();
  const { locale } = useShop().tenant;
  const href = usePathTo()('recipe-slug', { slug: meal.slug });
  const found = products?.meals.find(({ slug, day }) => slug === meal.slug && day === meal.day);
  // Another day or number is no other recipe: its step stays known while the list is asked for again.
  const step = products?.meals.find(({ slug }) => slug === meal.slug)?.servingsStep;
  const shared = found ? namesOf(found.shares, products) : [];
  const days = useMemo(() => {
    const first = today();
    return Array.from({ length: daysAhead }, (_, ahead) => dayAfter(first, ahead));
  }, []);
  const change = (next: Partial<PlannedMeal>) =>
    planStore.set({ ...plan, meals: plan.meals.map((one, index) => (index === at ? { ...one, ...next } : one)) });
  const remove = () => {
    const before = plan;
    planStore.remove(meal.slug);
    notify({
      key: 'recipe.week.removed',
      message: text('recipe.week.removed', { title: meal.title }),
      type: 'info',
      action: { label: text('cart.undo'), onPress: () => planStore.set(before) },
    });
  };
  return (
    <li className="dinner">
      <div className="dinner-picture">
        <RecipePicture
          recipe={found?.recipe ?? meal}
          sizes="(min-width: 960px) 340px, (min-width: 600px) 45vw, 100vw"
        />
        {/* A select over its words: the day is moved where it stands. */}
        <label className={`dinner-day plan-colour-${at % 7}`}>
          <b>{weekday(meal.day, locale)}</b>
          <span>{dateOf(meal.day, locale)}</span>
          <Icon of={ChevronDownIcon} size="s" />
          <select
            aria-label={text('recipe.week.dayOf', { title: meal.title })}
            value={meal.day}
            onChange={(event) => change({ day: event.currentTarget.value })}
          >
            {(days.includes(meal.day) ? days : [meal.day, ...days]).map((day) => (
              <option key={day} value={day}>
                {longDay(day, locale)}
              </option>
            ))}
          </select>
        </label>
      </div>
      <div className="dinner-words">
        <h2>{href === undefined ? meal.title : <a href={href}>{meal.title}</a>}</h2>
        <p className="recipe-card-meta">
          {found && (
            <>
              <span>
                <Icon of={ClockIcon} size="s" />
                {formatMinutes(found.recipe.minutes.total, text)}
              </span>
              {found.portionPrice !== undefined && (
                <span className="dinner-price">
                  <b>{money(found.portionPrice)}</b> {perPortion(found.recipe, text)}
                </span>
              )}
            </>
          )}
        </p>
        <p className="dinner-note">
          {shared.length > 0 && (
            <>
              <Icon of={ShareLoopIcon} size="s" />
              {text('recipe.week.shares', { list: shared.slice(0, 3).join(', ') })}
            </>
          )}
        </p>
        <div className="dinner-row">
          <Stepper
            value={meal.servings}
            min={step ?? meal.servings}
            max={step === undefined ? meal.servings : mostOf(step)}
            step={step ?? 1}
            label={text('recipe.week.servingsOf', { title: meal.title })}
            decreaseLabel={text('recipe.page.fewer')}
            increaseLabel={text('recipe.page.more')}
            onChange={(servings) => change({ servings: steppedServings(meal.servings, servings, step) })}
          />
          <span className="muted small">{text('recipe.week.servings', { count: meal.servings })}</span>
          <IconButton icon={TrashIcon} label={text('recipe.week.remove', { title: meal.title })} onClick={remove} />
        </div>
      </div>
    </li>
  );
}

function namesOf(things: readonly string[], products: PlanProducts | undefined): readonly string[] {
  return things.flatMap((thing) => {
    const line = products?.lines.find((one) => one.thing === thing);
    // What is at home anyway is nothing to share.
    return line && !line.home ? [line.name.many] : [];
  });
}

/** The next free day, and dishes that use up what would be left. */
function AddDinner({ plan, products }: DinnerCardsProps) {
  const text = useText();
  const { locale } = useShop().tenant;
  const href = usePathTo()('recipes');
  const free = freeDay(plan.meals, today());
  const ideas = products?.ideas.slice(0, mostIdeas) ?? [];
  const used = namesOf([...new Set(ideas.flatMap(({ things }) => things))], products).slice(0, 2);
  return (
    <li className="dinner-add">
      <a className="dinner-add-sign" href={href} aria-hidden="true" tabIndex={-1}>
        <Icon of={PlusIcon} />
      </a>
      <h2>
        <a href={href}>{text('recipe.week.addDinner')}</a>
      </h2>
      <p className="muted small">
        {text('recipe.week.free', { day: longDay(free, locale) })}{' '}
        {used.length > 0 && text('recipe.week.useUp', { list: used.join(` ${text('recipe.week.and')} `) })}
      </p>
      {ideas.length > 0 && (
        <ul className="dinner-ideas">
          {ideas.map(({ recipe }) => (
            <li key={recipe.slug}>
              <button type="button" onClick={() => planStore.add(mealOf(recipe))}>
                <RecipePicture recipe={recipe} sizes="110px" />
                <span>
                  <span className="visually-hidden">{text('recipe.plan.add')}: </span>
                  {recipe.title}
                </span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}
