import type { Navigation } from '../navigation/navigation.ts';
import { watchForms } from './holdReload.ts';
import { keepChecking } from './latestBuild.ts';
import { reloadOnTime } from './pageReload.ts';

/** Notices what changes on the server while the page stays open. */
export function keepUpToDate(
  page: Window,
  { build, mayReload, leave }: Pick<Navigation, 'build' | 'mayReload' | 'leave'>,
): void {
  const here = () => page.location.pathname + page.location.search;
  const now = () => Date.now();
  watchForms(page.document);
  keepChecking(build, page.document, now);
  void build.load();
  reloadOnTime(
    () => page.document.cookie,
    now,
    () => {
      if (mayReload(here())) leave(here());
    },
  );
}
