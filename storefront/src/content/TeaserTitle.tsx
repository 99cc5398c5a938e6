import type { TeaserItem } from '@trolley/contract';

/** The title leads where the teaser leads; its link covers the whole teaser, so that a press anywhere on it counts. */
export function TeaserTitle({ item: { title, href } }: { readonly item: TeaserItem }) {
  return href ? (
    <a className="cover-link" href={href}>
      {title}
    </a>
  ) : (
    title
  );
}
