import { pictureSource } from '@trolley/contract';
import { Icon } from '@trolley/ui/Icon.tsx';
import { BoxIcon } from '@trolley/ui/icons.ts';
import { Picture } from '@trolley/ui/Picture.tsx';
import './line-picture.css';

/** A product's picture in a line of a cart or an order; a box stands for what has none any more. */
export function LinePicture({ of }: { readonly of: string | undefined }) {
  return (
    <span className="line-picture">
      {of === undefined ? (
        <Icon of={BoxIcon} />
      ) : (
        <Picture src={pictureSource(of, 160)} alt="" width={160} height={160} />
      )}
    </span>
  );
}
