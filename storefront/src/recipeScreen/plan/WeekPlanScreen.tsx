import type { PagePayloadOf } from '@trolley/contract';
import { Alert } from '@trolley/ui/Alert.tsx';
import { Breadcrumbs } from '@trolley/ui/Breadcrumbs.tsx';
import { Button } from '@trolley/ui/Button.tsx';
import { ButtonLink } from '@trolley/ui/ButtonLink.tsx';
import { EmptyState } from '@trolley/ui/EmptyState.tsx';
import { PrintIcon } from '@trolley/ui/icons.ts';
import { Skeleton } from '@trolley/ui/Skeleton.tsx';
import type { Plan } from '../../recipe/createPlan.ts';
import { PlanIcon } from '../../recipe/icons.ts';
import { usePlan, usePlanIsKnown } from '../../recipe/plan.ts';
import { useFollowPlan } from '../../recipe/useFollowPlan.ts';
import { usePathTo, useShop, useText, WithTexts } from '../../shell/shop.tsx';
import { useHydrated } from '../../shell/useHydrated.ts';
import { BasketBar } from '../page/Basket.tsx';
import { useBasket } from '../page/useBasket.ts';
import { DinnerCards } from './DinnerCards.tsx';
import { PlanLines } from './PlanLines.tsx';
import { PlanSide } from './PlanSide.tsx';
import { usePlanProducts } from './usePlanProducts.ts';
import './week-plan.css';

export default function WeekPlanScreen({ payload }: { readonly payload: PagePayloadOf<'recipe-plan'> }) {
  return (
    <WithTexts texts={payload.data.texts}>
      <WeekPlan />
    </WithTexts>
  );
}

/** Dinners on top, one list below. The plan is the shopper's own, so the page begins with room for it. */
function WeekPlan() {
  const text = useText();
  const pathTo = usePathTo();
  const isHydrated = useHydrated();
  useFollowPlan();
  const plan = usePlan();
  const isKnown = usePlanIsKnown();
  const { products, isBusy, hasFailed, again } = usePlanProducts(plan);
  const basket = useBasket(products, isBusy ? undefined : askOf(plan));
  const { featureCartCheckout: sells } = useShop().tenant.clientRuntimeConfig;
  const recipes = pathTo('recipes');
  const hasDishes = plan.meals.length > 0;
  const isEmpty = isHydrated && isKnown && !hasDishes;
  return (
    <>
      <Breadcrumbs
        label={text('shell.breadcrumbs.label')}
        crumbs={[
          { label: text('content.home'), href: '/' },
          { label: text('recipe.list.crumb'), href: recipes },
          { label: text('recipe.plan.title') },
        ]}
      />
      <div className="week-plan">
        <div className="week-head">
          <div>
            <h1>
              {!hasDishes || !isHydrated
                ? text('recipe.plan.title')
                : text(sells ? 'recipe.week.title' : 'recipe.week.titleList', { count: plan.meals.length })}
            </h1>
            <p className="muted">{text('recipe.week.intro')}</p>
          </div>
          {hasDishes && isHydrated && (
            <Button kind="outline" icon={PrintIcon} onClick={() => print()}>
              {text('recipe.week.print')}
            </Button>
          )}
        </div>
        {isEmpty && (
          <EmptyState
            icon={PlanIcon}
            title={text('recipe.week.empty')}
            action={recipes !== undefined && <ButtonLink href={recipes}>{text('recipe.week.find')}</ButtonLink>}
          >
            <p>{text('recipe.week.emptyText')}</p>
          </EmptyState>
        )}
        {hasFailed && (
          <Alert
            tone="error"
            role="alert"
            action={
              <Button kind="outline" size="s" onClick={again}>
                {text('recipe.week.again')}
              </Button>
            }
          >
            {text('recipe.week.failed')}
          </Alert>
        )}
        {!isEmpty && (
          <>
            {isHydrated && hasDishes ? <DinnerCards plan={plan} products={products} /> : <Waiting />}
            {products && products.lines.length > 0 ? (
              <div className="week-columns" aria-busy={isBusy || undefined}>
                <PlanLines products={products} sells={sells} />
                <PlanSide products={products} basket={basket} sells={sells} />
              </div>
            ) : (
              !hasFailed && <Waiting />
            )}
          </>
        )}
      </div>
      {sells && products && <BasketBar basket={basket} label={text('recipe.week.add')} />}
    </>
  );
}

/** What decides on packs; the days only order them. */
function askOf({ meals, swaps, home, buy }: Plan) {
  return { meals: meals.map(({ slug, servings }) => [slug, servings]), swaps, home, buy };
}

function Waiting() {
  return (
    <div className="week-waiting">
      {[1, 2, 3].map((row) => (
        <Skeleton key={row} shape="square" />
      ))}
    </div>
  );
}
