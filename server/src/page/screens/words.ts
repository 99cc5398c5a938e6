import { encodePath } from '../address.ts';
import type { PageLoad } from '../loadedPage.ts';
import type { RedirectPlan } from '../planAnswer.ts';
import { redirect } from '../planAnswer.ts';

const longestDescription = 160;

/** The title of a list, with its page where it is not the first. */
export function pageTitle({ shop }: PageLoad, title: string | undefined, page: number): string | undefined {
  return page > 1 ? shop.texts('catalogue.meta.page', { title: title ?? '', page }) : title;
}

/** As much of a text as search engines show, cut between words. */
export function shortened(text: string): string {
  if (text.length <= longestDescription) return text;
  const cut = text.slice(0, longestDescription);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), longestDescription / 2)).replace(/[\s,;:–-]+$/, '')} …`;
}

/** Slugs are written small; capitals lead to what is there in small letters. */
export function respelled({ plan }: PageLoad, find: (slug: string) => unknown): RedirectPlan | undefined {
  const small = plan.path.toLowerCase();
  const slug = plan.params['slug']?.toLowerCase() ?? '';
  if (small === plan.path || find(slug) === undefined) return undefined;
  return redirect(301, encodePath(small) + (plan.query && `?${plan.query}`));
}
