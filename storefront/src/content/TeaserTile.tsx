import type { TeaserItem } from '@trolley/contract';
import { Picture } from '../ui/Picture.tsx';
import { TeaserTitle } from './TeaserTitle.tsx';

/** A picture and a name, such as a range of the shop. */
export function TeaserTile({ item }: { readonly item: TeaserItem }) {
  const [picture] = item.pictures;
  return (
    <li className="tile">
      <span className="tile-ground">{picture && <Picture {...picture} />}</span>
      <TeaserTitle item={item} />
    </li>
  );
}
