import type { Goods } from '../kit/goods.ts';
import type { ShapeName } from '../kit/shapes/shapes.ts';
import type { PictureSpec } from '../kit/spec.ts';
import { brands } from './brands.ts';

type Palette = readonly [base: string, accent: string, ink: string, paper: string];
type Rest = Omit<Partial<Goods>, 'colours'>;

/** One sample: shape, brand, name, size, palette and whatever else the shape takes. */
export function sample(
  shape: ShapeName,
  brand: keyof typeof brands,
  name: string,
  size: string,
  [base, accent, ink, paper]: Palette,
  rest: Rest = {},
): PictureSpec {
  return {
    key: `${shape} ${brand} ${name} ${size}`,
    shape,
    ...brands[brand],
    name,
    ...(size ? { size } : {}),
    colours: { base, accent, ink, paper },
    ...rest,
  };
}
