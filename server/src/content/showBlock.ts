import type { EditedBlock } from '@trolley/contract';
import { resolveShownLink } from './resolveShownLink.ts';
import { sanitizeRichText } from './sanitizeRichText.ts';
import type { ShowContext } from './showContext.ts';
import type { PlainShownBlock, ShownPicture, ShownTeaserItem } from './shownBlock.ts';

type Edited<T extends EditedBlock['type']> = WithoutBase<Extract<EditedBlock, { type: T }>>;
type WithoutBase<Block> = Block extends unknown ? Omit<Block, 'id' | 'validFrom' | 'validUntil'> : never;
export type PlainEditedBlock = WithoutBase<Exclude<EditedBlock, { type: 'tabs' }>>;
type EditedPicture = Edited<'image'>['picture'];
type EditedTeaserItem = Edited<'teaser'>['items'][number];

/** A block as the shop shows it; undefined, with a report, where nothing of it is left to show. */
export function showBlock(edited: PlainEditedBlock, context: ShowContext): PlainShownBlock | undefined {
  switch (edited.type) {
    case 'richText':
      return showRichText(edited, context);
    case 'image':
      return showImage(edited, context);
    case 'teaser': {
      const { more, items, ...rest } = edited;
      const shown = showItems(items, rest.layout, context);
      if (shown.length === 0 && rest.departments === undefined) return undefined;
      return { ...rest, more: more && resolveShownLink(more, context), items: shown };
    }
    case 'slider': {
      const items = showItems(edited.items, 'slider', context);
      return items.length > 0 ? { ...edited, items } : undefined;
    }
    case 'table':
      // Rows as wide as the head, or the table is none for a screen reader.
      return { ...edited, rows: edited.rows.map((row) => edited.head.map((_, column) => row[column] ?? '')) };
    case 'video':
      return showVideo(edited, context);
    case 'productGroup': {
      const { more, ...rest } = edited;
      return { ...rest, more: more && resolveShownLink(more, context) };
    }
    case 'vouchers':
      return { ...edited, type: 'voucherGroup', source: { kind: 'general' } };
    case 'voucherGroup':
      // LOY-11: without accounts there are no members.
      return isForMembers(edited) && !context.hasFeature('featureCustomer') ? undefined : edited;
    case 'recipeSearch':
      return context.hasFeature('featureRecipes') ? edited : undefined;
    case 'newsletterSubscribe':
      return { type: edited.type, picture: edited.picture && showPicture(edited.picture, context) };
    case 'productPromotion':
    case 'cookieList':
    case 'withdrawal':
    case 'newsletterUnsubscribe':
    case 'contactForm':
    case 'questionnaire':
      return edited;
  }
}

const isForMembers = ({ source: { kind } }: Edited<'voucherGroup'>) => kind === 'personal' || kind === 'member';

function showRichText({ type, html }: Edited<'richText'>, context: ShowContext): PlainShownBlock | undefined {
  const clean = sanitizeRichText(html, context);
  if (clean === '') context.report('html: nothing is left after cleaning');
  return clean === '' ? undefined : { type, html: clean };
}

function showImage({ type, picture, caption, to }: Edited<'image'>, context: ShowContext): PlainShownBlock | undefined {
  const shown = showPicture(picture, context);
  return shown && { type, picture: shown, caption, href: to && context.resolve(to) };
}

function showVideo({ poster, ...video }: Edited<'video'>, context: ShowContext): PlainShownBlock | undefined {
  const source = video.provider === 'file' ? context.media.urlOf(video.source) : video.source;
  if (source === undefined) context.report(`source: "${video.source}" is not in the media folder`);
  return source === undefined ? undefined : { ...video, source, poster: poster && showPicture(poster, context) };
}

/** Whether the words of a teaser say something without their link; the others only lead somewhere. */
export function standsWithoutLink(layout: Edited<'teaser'>['layout'] | 'slider'): boolean {
  return layout === 'cards' || layout === 'icons';
}

function showItems(
  items: readonly EditedTeaserItem[],
  layout: Edited<'teaser'>['layout'] | 'slider',
  context: ShowContext,
): ShownTeaserItem[] {
  return items
    .filter(({ feature }) => feature === undefined || context.hasFeature(feature))
    .filter(({ to }) => to === undefined || standsWithoutLink(layout) || context.resolve(to) !== undefined)
    .map((item) => showTeaserItem(item, context));
}

/** A teaser whose link leads nowhere keeps its text, without the link and its words. */
function showTeaserItem(
  { to, action, pictures, feature: _, ...item }: EditedTeaserItem,
  context: ShowContext,
): ShownTeaserItem {
  const href = to && context.resolve(to);
  return {
    ...item,
    href,
    action: href && action,
    pictures: pictures.map((picture) => showPicture(picture, context)).filter((picture) => picture !== undefined),
  };
}

function showPicture(
  { file, product, pick, ...picture }: EditedPicture,
  { media, report }: ShowContext,
): ShownPicture | undefined {
  if (product !== undefined) return { product, ...picture };
  if (pick !== undefined) return { pick, ...picture };
  const uploaded = file === undefined ? undefined : media.pictureOf?.(file);
  // Its size is that of what it shows now, also after it was replaced.
  if (uploaded) return { ...picture, ...uploaded, focus: picture.focus ?? uploaded.focus };
  const src = file && media.urlOf(file);
  if (src === undefined) report(`picture: "${file}" is not in the media folder`);
  return src === undefined ? undefined : { src, ...picture };
}
