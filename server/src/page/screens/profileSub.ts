import type { LoadedPage, PageLoad } from '../loadedPage.ts';
import { readyPage } from '../loadedPage.ts';
import { redirect } from '../planAnswer.ts';
import { askedSection } from '../profileSection.ts';
import { notFound } from './error.ts';

/** ROUTE-30: `_sub` shows one section of the profile alone, `link` leads to it where it always stands. */
export function loadProfileSub(load: PageLoad): LoadedPage {
  const section = askedSection(load);
  if (!section) return notFound(load);
  if (section.isPage || load.plan.path.endsWith('/link')) return redirect(302, section.path);
  const config = load.snapshot.parts.content.components.profile;
  return readyPage(load, {
    screen: 'profile-sub',
    data: { texts: load.shop.areaTexts.customer, ...(config && { config }), section: section.id },
    meta: { title: section.title, noIndex: true },
  });
}
