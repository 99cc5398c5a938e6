import type { Navigation } from '../navigation/navigation.ts';
import { isFormOpen, watchForms } from './holdReload.ts';
import { checkPeriodically } from './latestBuild.ts';
import { reloadOnTime } from './pageReload.ts';

/** Checks for new builds and timed reloads while the page stays open. */
export function startUpdateChecks(
  page: Window,
  { build, mayReload, leave }: Pick<Navigation, 'build' | 'mayReload' | 'leave'>,
): void {
  const here = () => page.location.pathname + page.location.search;
  const now = () => Date.now();
  watchForms(page.document);
  checkPeriodically(build, page.document, now);
  void build.load();
  reloadOnTime(
    () => page.document.cookie,
    now,
    () => {
      if (!isFormOpen(page.document) && mayReload(here())) leave(here());
    },
  );
}
