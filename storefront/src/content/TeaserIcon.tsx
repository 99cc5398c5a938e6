import type { TeaserItem } from '@trolley/contract';
import { Icon } from '@trolley/ui/Icon.tsx';
import { TeaserTitle } from './TeaserTitle.tsx';
import { teaserIcons } from './teaserIcons.ts';

/** A promise of the shop: a sign, a name, a line. */
export function TeaserIcon({ item }: { readonly item: TeaserItem }) {
  return (
    <li className="promise">
      {item.icon && (
        <span className="icon-disc">
          <Icon of={teaserIcons[item.icon]} />
        </span>
      )}
      <div>
        <strong>
          <TeaserTitle item={item} />
        </strong>
        {item.text && <p className="muted small">{item.text}</p>}
      </div>
    </li>
  );
}
