import type { Picture, Product } from '@trolley/contract';
import { pictureSource, pictureSourceSet } from '@trolley/contract';
import { catalogueTags } from '../catalogue/catalogue.ts';
import type { ShownPicture } from '../content/shownBlock.ts';
import type { Filling } from './filling.ts';

/** The picture of a product; undefined where the product is gone. */
export function fillPicture(picture: ShownPicture, { shelf, tags, standIns }: Filling): Picture | undefined {
  if ('src' in picture) return picture;
  if ('pick' in picture) {
    const { pick: _, ...size } = picture;
    const best = standIns?.next(undefined);
    return best && pictureOf(best, size);
  }
  const { product: sku, ...size } = picture;
  tags.add(catalogueTags.product(sku));
  const product = shelf?.product(sku);
  if (product) standIns?.show(sku);
  return product && { ...pictureOf(product, size), alt: size.alt };
}

type Size = Omit<Picture, 'src' | 'srcSet'>;

/** The name of the product is said only where that of the picture's own product would have been. */
export function pictureOf({ picture, name }: Pick<Product, 'picture' | 'name'>, size: Size): Picture {
  const alt = size.alt === '' ? '' : name;
  return { ...size, alt, src: pictureSource(picture, 640), srcSet: pictureSourceSet(picture) };
}
