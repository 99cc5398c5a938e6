import type { TeaserItem } from '@trolley/contract';
import { Picture } from '@trolley/ui/Picture.tsx';
import { TextLink } from '@trolley/ui/TextLink.tsx';
import { sized } from '../content/sized.ts';

const mostPictures = 2;

/** The page's large teaser as a small card: whoever is known comes for goods. */
export function HomeHero({ item: { title, text, href, action, pictures } }: { readonly item: TeaserItem }) {
  return (
    <section className="home-hero">
      <h2>{title}</h2>
      {text && <p>{text}</p>}
      {href && action && <TextLink href={href}>{action}</TextLink>}
      {pictures.slice(0, mostPictures).map((picture) => (
        <Picture key={picture.src} {...sized(picture, '180px')} alt="" />
      ))}
    </section>
  );
}
