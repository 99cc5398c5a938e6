import { mayView } from '@trolley/contract';
import { contentTags } from '../../content/content.ts';
import { fillPage } from '../fillPage.ts';
import type { PageLoad, ReadyPage } from '../loadedPage.ts';
import { readyPage } from '../loadedPage.ts';
import { isOpen } from '../openness.ts';
import { textsUnder } from '../textsUnder.ts';
import { notFound } from './error.ts';

/** The content page of the address, if there is one that this viewer may see. */
export function loadContent(load: PageLoad): ReadyPage {
  const { plan, snapshot, viewer } = load;
  const { pages, site } = snapshot.parts.content;
  const shown = pages.get(plan.path);
  const shared = !shown || isOpen(shown);
  if (!shown || !mayView(shown.access, viewer)) return { ...notFound(load), shared };
  const { meta } = shown;
  const { page, description, tags } = fillPage(shown, load);
  const isHome = page.path === '/';
  return readyPage(load, {
    screen: 'index',
    data: { page, ...(isHome && homeTexts(load)) },
    meta: { ...meta, description, title: meta.title ?? page.title },
    // The home page is the site itself.
    wholeTitle: isHome ? (meta.title ?? site.seo.defaultTitle) : undefined,
    tags: [contentTags.page(plan.path), ...tags],
    shared,
  });
}

/** Words of other areas that the personal part of the home page uses. */
const homeAreas = [
  'home.',
  'order.addon',
  'profile.slug.',
  'profile.loyalty.pool.',
  'loyalty.amount.',
  'loyalty.points.waiting',
  'loyalty.promotion',
  'loyalty.slug.',
];

/** WEEK-02: the page is the same for everybody; its personal part is fetched by the browser, where the shop sells. */
function homeTexts({ shop }: PageLoad) {
  if (!shop.tenant.clientRuntimeConfig.featureCartCheckout) return undefined;
  const { customer } = shop.areaTexts;
  return { texts: Object.assign({}, ...homeAreas.map((area) => textsUnder(customer, area))) };
}
