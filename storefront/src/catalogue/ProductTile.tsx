import { isOrderable, type Product, pictureSource, pictureSourceSet } from '@trolley/contract';
import { classes } from '@trolley/ui/classes.ts';
import { Picture } from '@trolley/ui/Picture.tsx';
import { AddToCart } from '../cart/button/AddToCart.tsx';
import { FavouriteButton } from '../favourite/FavouriteButton.tsx';
import { PriceTag } from '../product/PriceTag.tsx';
import { ProductBadges } from '../product/ProductBadges.tsx';
import { fullName, shortName } from '../product/productName.ts';
import { unbroken } from '../product/unbroken.ts';
import { useBoughtBefore } from '../product/useBoughtBefore.ts';
import { useText } from '../shell/shop.tsx';
import './tile.css';
import { useProductPath } from '../product/useProductPath.ts';

interface ProductTileProps {
  readonly product: Product;
  /** The level of its name in the page's outline. */
  readonly level?: 2 | 3 | 4;
  /** It is seen first. */
  readonly eager?: boolean;
  /** How wide its picture is shown, for the browser to choose one. */
  readonly sizes?: string;
  /** It says so where the shopper bought it before. */
  readonly markBought?: boolean;
  /** What else is to be said of it. */
  readonly note?: string | undefined;
  /** Not where its price is that of another place. */
  readonly buyable?: boolean;
}

/** As wide as a tile's picture is in a list of products. */
const listSizes = '(min-width: 1280px) 218px, (min-width: 960px) 18vw, (min-width: 600px) 27vw, 40vw';

const names = { 2: 'h2', 3: 'h3', 4: 'h4' } as const;

/** A product among others. Its name leads to its page and covers the tile; buttons open the quick view, put it into the cart and mark it. */
export function ProductTile(props: ProductTileProps) {
  const { product, level = 3, eager = false, sizes = listSizes, markBought = false, note, buyable = true } = props;
  const text = useText();
  const pathTo = useProductPath();
  const { sku, brand, picture, pack, availability } = product;
  const gone = isOrderable(availability) ? '' : text(`catalogue.availability.${availability}`);
  const bought = useBoughtBefore(sku) && markBought && gone === '';
  const Name = names[level];
  return (
    <li className={classes('product-tile', !isOrderable(availability) && 'product-tile-gone')}>
      {/* Before the picture, so that the keyboard meets it before the button. */}
      <Name className="product-name">
        <a href={pathTo(product)}>
          {brand && <small>{brand.name}</small>} {unbroken(shortName(product))}
        </a>
      </Name>
      <div className="product-ground">
        <Picture
          src={pictureSource(picture, 320)}
          srcSet={pictureSourceSet(picture, 640)}
          sizes={sizes}
          alt=""
          width={320}
          height={320}
          eager={eager}
        />
        <ProductBadges product={product} />
        <button
          type="button"
          className="quick-view-button"
          aria-label={text('catalogue.quickView.open', { name: fullName(product) })}
          aria-haspopup="dialog"
          data-quick-view={sku}
          data-replay=""
        >
          {text('catalogue.quickView.short')}
        </button>
        {buyable && <AddToCart product={product} />}
        <FavouriteButton product={product} />
      </div>
      {bought ? (
        <p className="product-pack product-pack-bought">
          {pack !== '' && <span>{pack}</span>}
          <strong>{text('catalogue.bought.mark')}</strong>
        </p>
      ) : (
        <p className="product-pack">
          {gone === '' || pack === '' ? gone || pack : text('catalogue.tile.gone', { state: gone, pack })}
        </p>
      )}
      <PriceTag product={product} />
      {note !== undefined && <p className="product-pack">{note}</p>}
    </li>
  );
}
