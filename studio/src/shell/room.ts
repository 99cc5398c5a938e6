import type { Permission, StudioShop } from '@trolley/contract';
import type { IconShape } from '@trolley/ui/Icon.tsx';
import type { ComponentType } from 'react';
import type { Language } from './language/language.ts';
import type { RouteParams } from './router/matchPath.ts';

export interface ScreenProps {
  /** What stands for the `:names` of the route's path. */
  readonly params: RouteParams;
}

/** One address of a room, below `/studio`. */
export interface StudioRoute {
  /** As `/staff/:id`. */
  readonly path: `/${string}`;
  readonly screen: ComponentType<ScreenProps>;
  /** Other than the room's: whoever has one of them may open it. */
  readonly permissions?: readonly Permission[];
  /** `slim`: the menu is a rail of icons and the screen has no margins, for what needs the width. */
  readonly frame?: 'usual' | 'slim';
}

/** A room of the studio, as the shell knows it before it is loaded. */
export interface StudioRoom {
  /** Where its addresses begin; the menu leads there. */
  readonly path: `/${string}`;
  readonly title: Readonly<Record<Language, string>>;
  readonly icon: IconShape;
  /** Whoever has one of them may open it; missing: everybody who is logged in. */
  readonly permissions?: readonly Permission[];
  /** Whether this shop has what the room is about; missing: every shop has. */
  isIn?(shop: StudioShop): boolean;
  /** Not in the menu: it is reached from elsewhere. */
  readonly hidden?: true;
  load(): Promise<{ readonly routes: readonly StudioRoute[] }>;
}

/** Menus show only what one may open; the endpoint decides. */
export function mayOpen(needed: readonly Permission[] | undefined, has: readonly Permission[]): boolean {
  return needed === undefined || needed.some((one) => has.includes(one));
}
