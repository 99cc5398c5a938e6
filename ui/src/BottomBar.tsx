import type { ReactNode } from 'react';

interface BottomBarProps {
  /** What the bar is for, for screen readers. */
  readonly label: string;
  readonly children: ReactNode;
}

/**
 * A page's own bar at the bottom of a phone (total and checkout, price and add), in the place of the tab bar: there is
 * one bar at a time. The page renders it as a child of `main` itself, that is, at the outermost level of its screen; the
 * style sheet then takes the tab bar away and keeps the room below the page, also before hydration. Notifications stay
 * above it. From 960 px on there is none.
 */
export function BottomBar({ label, children }: BottomBarProps) {
  return (
    <section className="bottom-bar" aria-label={label}>
      {children}
    </section>
  );
}
