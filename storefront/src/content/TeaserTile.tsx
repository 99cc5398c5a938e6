import type { TeaserItem } from '@trolley/contract';
import { Picture } from '@trolley/ui/Picture.tsx';
import { sized } from './sized.ts';
import { TeaserTitle } from './TeaserTitle.tsx';

const sizes = '(min-width: 1280px) 130px, (min-width: 600px) 11vw, 21vw';

/** A picture and a name, such as a range of the shop. */
export function TeaserTile({ item }: { readonly item: TeaserItem }) {
  const [picture] = item.pictures;
  return (
    <li className="tile">
      {/* A box is never empty. */}
      <span
        className="tile-ground"
        data-letter={picture ? undefined : String.fromCodePoint(item.title.codePointAt(0) ?? 32)}
      >
        {picture && <Picture {...sized(picture, sizes)} />}
      </span>
      <TeaserTitle item={item} />
    </li>
  );
}
