import { type ProductDetail, type ProductPicture, pictureSource, pictureSourceSet } from '@trolley/contract';
import { classes } from '@trolley/ui/classes.ts';
import { Picture } from '@trolley/ui/Picture.tsx';
import { useRef, useState } from 'react';
import { FavouriteButton } from '../../favourite/FavouriteButton.tsx';
import { ProductBadges } from '../../product/ProductBadges.tsx';
import { LazyComponent } from '../../shell/LazyComponent.tsx';
import { useText } from '../../shell/shop.tsx';
import { pictureAlt } from './pictureAlt.ts';

const slideSizes = '(min-width: 1280px) 610px, (min-width: 960px) 44vw, (min-width: 600px) 42vw, 74vw';
const loadZoom = () => import('./Zoom.tsx').then((module) => module?.Zoom);
const near = () => void loadZoom().catch(() => undefined);

/**
 * The pictures of a product: swiped on a phone, where the next one peeks in, and chosen by thumbnails where there is
 * room. A press shows one large. A single picture has neither dots nor thumbnails.
 */
export function Gallery({ product }: { readonly product: ProductDetail }) {
  const text = useText();
  const slides = useRef<HTMLUListElement>(null);
  const [current, setCurrent] = useState(0);
  const [zoomed, setZoomed] = useState<number>();
  const { pictures } = product;
  const several = pictures.length > 1;

  const show = (at: number) => {
    const list = slides.current;
    const slide = list?.children[at];
    if (list && slide instanceof HTMLElement) list.scrollTo({ left: slide.offsetLeft - list.offsetLeft });
    setCurrent(at);
  };
  const follow = () => {
    const list = slides.current;
    const [first] = list?.children ?? [];
    if (!list || !first || first.clientWidth === 0) return;
    // At its end the last one is in sight, even where it is too narrow to reach the edge.
    const atEnd = list.scrollLeft + list.clientWidth >= list.scrollWidth - 2;
    setCurrent(atEnd ? pictures.length - 1 : Math.round(list.scrollLeft / first.clientWidth));
  };

  return (
    <div className={classes('gallery', several && 'gallery-several')}>
      {several && (
        <ul className="gallery-thumbs">
          {pictures.map(({ kind, picture }, at) => (
            <li key={picture}>
              <button type="button" aria-current={at === current || undefined} data-replay="" onClick={() => show(at)}>
                <Picture src={pictureSource(picture, 160)} alt="" width={160} height={160} />
                {text(`catalogue.gallery.${kind}`)}
              </button>
            </li>
          ))}
        </ul>
      )}
      <ul className="gallery-slides" ref={slides} onScroll={several ? follow : undefined}>
        {pictures.map((shown, at) => (
          <li key={shown.picture} className={classes('gallery-slide', at === 0 && 'product-stage')}>
            <Slide product={product} shown={shown} first={at === 0} onPress={() => setZoomed(at)} />
            {at === 0 && (
              <>
                <ProductBadges product={product} />
                <FavouriteButton product={product} />
              </>
            )}
          </li>
        ))}
      </ul>
      {several && (
        <p className="gallery-dots" aria-hidden="true">
          {pictures.map(({ picture }, at) => (
            <i key={picture} className={at === current ? 'gallery-dot-on' : undefined} />
          ))}
        </p>
      )}
      <LazyComponent
        when={zoomed !== undefined}
        load={loadZoom}
        props={{ product, at: zoomed, onShow: setZoomed, onClose: () => setZoomed(undefined) }}
      />
    </div>
  );
}

interface SlideProps {
  readonly product: ProductDetail;
  readonly shown: ProductPicture;
  readonly first: boolean;
  readonly onPress: () => void;
}

function Slide({ product, shown: { kind, picture }, first, onPress }: SlideProps) {
  const text = useText();
  return (
    <button
      type="button"
      className="gallery-large"
      aria-haspopup="dialog"
      data-replay=""
      onPointerEnter={near}
      onFocus={near}
      onClick={onPress}
    >
      <Picture
        src={pictureSource(picture, 640)}
        srcSet={pictureSourceSet(picture)}
        sizes={slideSizes}
        alt={pictureAlt(text, product, kind)}
        width={640}
        height={640}
        eager={first}
      />
      <span className="gallery-zoom"> {text('catalogue.gallery.zoom')}</span>
    </button>
  );
}
