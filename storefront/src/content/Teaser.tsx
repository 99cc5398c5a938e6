import type { BlockProps } from './blockProps.ts';
import { deeper } from './blockProps.ts';
import { Section } from './Section.tsx';
import { TeaserBanner } from './TeaserBanner.tsx';
import { TeaserCard } from './TeaserCard.tsx';
import { TeaserHero } from './TeaserHero.tsx';
import { TeaserIcon } from './TeaserIcon.tsx';
import { TeaserTile } from './TeaserTile.tsx';

/** One kind of block in five layouts; each shows the same items in its own way. */
export function Teaser({ block: { layout, title, text, more, items }, level, first, anchor }: BlockProps<'teaser'>) {
  const inside = title ? deeper(level) : level;
  if (layout === 'hero') return <TeaserHero items={items} level={level} first={first} />;
  return (
    <Section className={`block-${layout}`} {...{ level, anchor, title, text, more }}>
      {layout === 'banner' && items.map((item) => <TeaserBanner key={item.title} item={item} level={inside} />)}
      {layout === 'tiles' && (
        <ul className="tiles">
          {items.map((item) => (
            <TeaserTile key={item.title} item={item} />
          ))}
        </ul>
      )}
      {layout === 'cards' && (
        <ul className="teaser-cards">
          {items.map((item) => (
            <TeaserCard key={item.title} item={item} level={inside} />
          ))}
        </ul>
      )}
      {layout === 'icons' && (
        <ul className="promises">
          {items.map((item) => (
            <TeaserIcon key={item.title} item={item} />
          ))}
        </ul>
      )}
    </Section>
  );
}
