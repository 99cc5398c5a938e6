import type { TeaserItem } from '@trolley/contract';
import { Icon } from '@trolley/ui/Icon.tsx';
import { Picture } from '@trolley/ui/Picture.tsx';
import type { HeadingLevel } from './blockProps.ts';
import { Heading } from './Heading.tsx';
import { sized } from './sized.ts';
import { TeaserTitle } from './TeaserTitle.tsx';
import { teaserIcons } from './teaserIcons.ts';

const sizes = '190px';

/** A picture or an icon with words; also what a slider shows. */
export function TeaserCard({ item, level }: { readonly item: TeaserItem; readonly level: HeadingLevel }) {
  const [picture] = item.pictures;
  return (
    <li className="teaser-card">
      {picture && (
        <span className="teaser-ground">
          <Picture {...sized(picture, sizes)} />
        </span>
      )}
      <div className="teaser-words">
        {!picture && item.icon && (
          <span className="icon-disc">
            <Icon of={teaserIcons[item.icon]} />
          </span>
        )}
        {item.kicker && <p className="kicker">{item.kicker}</p>}
        <Heading level={level}>
          <TeaserTitle item={item} />
        </Heading>
        {item.text && <p className="muted">{item.text}</p>}
        {item.href && item.action && <span className="link">{item.action}</span>}
      </div>
    </li>
  );
}
