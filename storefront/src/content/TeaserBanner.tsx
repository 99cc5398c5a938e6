import type { Picture as PictureOf, TeaserItem } from '@trolley/contract';
import { ButtonLink } from '@trolley/ui/ButtonLink.tsx';
import { Picture } from '@trolley/ui/Picture.tsx';
import type { HeadingLevel } from './blockProps.ts';
import { Heading } from './Heading.tsx';
import { sized } from './sized.ts';

/** One wide teaser: words on one side; on the other a picture, or several on cards with their names. */
export function TeaserBanner({ item, level }: { readonly item: TeaserItem; readonly level: HeadingLevel }) {
  const [picture, ...others] = item.pictures;
  return (
    <div className="banner">
      <div className="banner-words">
        {item.kicker && <p className="kicker">{item.kicker}</p>}
        <Heading level={level}>{item.title}</Heading>
        {item.text && <p className="muted">{item.text}</p>}
        {item.href && item.action && <ButtonLink href={item.href}>{item.action}</ButtonLink>}
      </div>
      {picture && others.length === 0 && (
        <div className="banner-picture">
          <Picture {...sized(picture, '240px')} />
        </div>
      )}
      {picture && others.length > 0 && <NamedPictures pictures={item.pictures} />}
    </div>
  );
}

/** What a picture shows is written below it, so the picture itself need not say it again. */
function NamedPictures({ pictures }: { readonly pictures: readonly PictureOf[] }) {
  return (
    <ul className="banner-pictures">
      {pictures.map((picture) => (
        <li key={picture.src}>
          <Picture {...sized(picture, '(min-width: 600px) 160px, 26vw')} alt="" />
          {picture.alt}
        </li>
      ))}
    </ul>
  );
}
