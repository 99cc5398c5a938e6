import { type ProductDetail, pictureSource, pictureSourceSet } from '@trolley/contract';
import { classes } from '@trolley/ui/classes.ts';
import { IconButton } from '@trolley/ui/IconButton.tsx';
import { ChevronLeftIcon, ChevronRightIcon, CloseIcon, MinusIcon, PlusIcon } from '@trolley/ui/icons.ts';
import { Picture } from '@trolley/ui/Picture.tsx';
import { useElementId } from '@trolley/ui/useElementId.ts';
import { useModal } from '@trolley/ui/useModal.ts';
import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import { useText } from '../../shell/shop.tsx';
import { pictureAlt } from './pictureAlt.ts';
import './zoom.css';

interface ZoomProps {
  readonly product: ProductDetail;
  /** Which picture; without one it is closed. */
  readonly at: number | undefined;
  readonly onShow: (at: number) => void;
  readonly onClose: () => void;
}

/** One picture over the whole screen. Enlarged it is moved by finger, mouse, wheel or keys; two fingers enlarge it anyway. */
export function Zoom({ product, at, onShow, onClose }: ZoomProps) {
  const text = useText();
  const titleId = useElementId();
  const modal = useModal(at !== undefined, onClose);
  const area = useRef<HTMLDivElement>(null);
  const [large, setLarge] = useState(false);
  const { pictures } = product;
  const shown = pictures[at ?? 0];
  if (!shown) return null;
  const name = pictureAlt(text, product, shown.kind);

  const turn = (by: number) => {
    setLarge(false);
    onShow(((at ?? 0) + by + pictures.length) % pictures.length);
  };
  const press = (event: KeyboardEvent) => {
    if (event.key === '+') setLarge(true);
    if (event.key === '-') setLarge(false);
    // Enlarged, the arrows move the picture.
    if (large || pictures.length < 2) return;
    if (event.key === 'ArrowLeft') turn(-1);
    if (event.key === 'ArrowRight') turn(1);
  };
  // A finger scrolls by itself; a mouse drags.
  const drag = (event: PointerEvent<HTMLDivElement>) => {
    if (event.pointerType !== 'mouse' || event.buttons !== 1) return;
    area.current?.scrollBy({ left: -event.movementX, top: -event.movementY, behavior: 'instant' });
  };

  return (
    <dialog {...modal} className="zoom" aria-labelledby={titleId} onKeyDown={press}>
      <header className="zoom-head">
        <h2 id={titleId}>{name}</h2>
        <IconButton
          icon={large ? MinusIcon : PlusIcon}
          label={text(large ? 'catalogue.gallery.smaller' : 'catalogue.gallery.larger')}
          kind="outline"
          onClick={() => setLarge(!large)}
        />
        <IconButton
          icon={CloseIcon}
          label={text('catalogue.gallery.close')}
          kind="outline"
          onClick={() => modal.ref.current?.close()}
        />
      </header>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by the keyboard */}
      <div className={classes('zoom-area', large && 'zoom-large')} ref={area} tabIndex={0} onPointerMove={drag}>
        <Picture
          key={shown.picture}
          src={pictureSource(shown.picture, 960)}
          srcSet={pictureSourceSet(shown.picture)}
          sizes={large ? '2000px' : '100vmin'}
          alt={name}
          width={960}
          height={960}
          draggable={false}
          eager
        />
      </div>
      {pictures.length > 1 && (
        <>
          <IconButton
            className="zoom-previous"
            icon={ChevronLeftIcon}
            label={text('catalogue.gallery.previous')}
            kind="outline"
            onClick={() => turn(-1)}
          />
          <IconButton
            className="zoom-next"
            icon={ChevronRightIcon}
            label={text('catalogue.gallery.next')}
            kind="outline"
            onClick={() => turn(1)}
          />
        </>
      )}
    </dialog>
  );
}
