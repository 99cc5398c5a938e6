import type { TeaserItem } from '@trolley/contract';
import { ButtonLink } from '@trolley/ui/ButtonLink.tsx';
import { Picture } from '@trolley/ui/Picture.tsx';
import type { HeadingLevel } from './blockProps.ts';
import { deeper } from './blockProps.ts';
import { Heading } from './Heading.tsx';
import { sized } from './sized.ts';
import { TeaserTitle } from './TeaserTitle.tsx';

interface TeaserHeroProps {
  readonly items: readonly TeaserItem[];
  readonly level: HeadingLevel;
  readonly first: boolean;
}

/** How many pictures the stage has places for. */
const stagePlaces = 5;
const stageSizes = '(min-width: 1280px) 240px, (min-width: 600px) 26vw, 44vw';
const sideSizes = '(min-width: 960px) 230px, 32vw';

/** A large teaser with a stage of pictures, and up to two small ones beside it. */
export function TeaserHero({ items: [main, ...others], level, first }: TeaserHeroProps) {
  if (!main) return null;
  const beside = others.slice(0, 2);
  return (
    <div className={beside.length > 0 ? 'block hero' : 'block hero hero-alone'}>
      <div className="hero-main">
        <div className="hero-text">
          {main.kicker && <p className="hero-kicker">{main.kicker}</p>}
          <Heading level={level}>{main.title}</Heading>
          {main.text && <p className="hero-lead">{main.text}</p>}
          {main.href && main.action && (
            <ButtonLink kind="accent" href={main.href}>
              {main.action}
            </ButtonLink>
          )}
        </div>
        {main.pictures.length > 0 && (
          <div className="stage">
            {main.pictures.slice(0, stagePlaces).map((picture) => (
              <Picture key={picture.src} {...sized(picture, stageSizes)} eager={first} />
            ))}
          </div>
        )}
      </div>
      {beside.map((item) => (
        <HeroSide key={item.title} item={item} level={deeper(level)} />
      ))}
    </div>
  );
}

function HeroSide({ item, level }: { readonly item: TeaserItem; readonly level: HeadingLevel }) {
  const [picture] = item.pictures;
  return (
    <div className="hero-side">
      <Heading level={level}>
        <TeaserTitle item={item} />
      </Heading>
      {item.text && <p>{item.text}</p>}
      {item.href && item.action && <span className="link">{item.action}</span>}
      {picture && <Picture {...sized(picture, sideSizes)} />}
    </div>
  );
}
