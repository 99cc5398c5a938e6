import type { RecipeDetail, RecipeProducts } from '@trolley/contract';
import { Button } from '@trolley/ui/Button.tsx';
import { useState } from 'react';
import { PotIcon } from '../../recipe/icons.ts';
import { LazyComponent } from '../../shell/LazyComponent.tsx';
import { notify } from '../../shell/notifications/notifications.ts';
import { useLocation, useNavigate } from '../../shell/router/RouterProvider.tsx';
import { useShop, useText } from '../../shell/shop.tsx';
import { cookSteps } from './cookSteps.ts';
import { useCooking } from './useCooking.ts';
import { useTimerBell } from './useTimerBell.ts';

interface CookButtonProps {
  readonly recipe: RecipeDetail;
  readonly products: RecipeProducts | undefined;
  /** How many times the recipe's own servings. */
  readonly factor: number;
}

const cookHash = '#cook';
/** Marks the history entry that the button made. */
const opened = { cook: true } as const;
const loadCookMode = () => import('./CookMode.tsx').then((module) => module?.CookMode);

/** Opens cook mode, which is a step of the history: Back closes it, and closing it goes back. Rings for timers. */
export function CookButton({ recipe, products, factor }: CookButtonProps) {
  const text = useText();
  const { amounts } = useShop().tenant;
  const { pathname, search, hash, state } = useLocation();
  const navigate = useNavigate();
  const isOpen = hash === cookHash;
  const [wasOpen, setWasOpen] = useState(isOpen);
  const of = useCooking(recipe.slug);
  useTimerBell(of, (step) => {
    const title = recipe.steps[step]?.title ?? recipe.title;
    notify({
      key: 'recipe.cook.timerOver',
      message: text('recipe.cook.timerOver', { title }),
      type: 'info',
      duration: 60_000,
    });
  });
  const open = () => {
    setWasOpen(true);
    void navigate({ pathname, search, hash: cookHash }, { state: opened, preventScrollReset: true });
  };
  const close = () => {
    // A visitor who came by a link with this hash has no entry of ours to go back to.
    if ((state as Partial<typeof opened> | null)?.cook) void navigate(-1);
    else void navigate({ pathname, search }, { replace: true, preventScrollReset: true });
  };
  return (
    <>
      <Button kind="outline" icon={PotIcon} onClick={open} onPointerEnter={() => void loadCookMode()}>
        {text(of.cooking.step > 0 || of.cooking.timers.length > 0 ? 'recipe.cook.goOn' : 'recipe.cook.open')}
      </Button>
      <LazyComponent
        when={isOpen || wasOpen}
        load={loadCookMode}
        props={{
          open: isOpen,
          onClose: close,
          title: recipe.title,
          steps: cookSteps(recipe, products, { factor, decimal: amounts.decimal, text }),
          of,
        }}
      />
    </>
  );
}
