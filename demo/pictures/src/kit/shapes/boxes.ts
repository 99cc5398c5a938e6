import { path } from '../paper/draw.ts';
import { svg } from '../paper/markup.ts';
import { type CuboidSize, cuboid } from './cuboid.ts';
import { type Draw, type Extent, shape } from './shape.ts';

/** What a cuboid of this size covers on the stage. */
export function extentOf({ w, h, d, slope = 0.045, tilt = 0.3 }: CuboidSize): Extent {
  const left = 400 - (w + d) / 2;
  return [left, 692 - h - slope * w - tilt * d, 800 - left, 700];
}

const plain =
  (size: CuboidSize): Draw =>
  (paper, goods) => {
    const { svg: body, shadow } = cuboid(paper, goods, size);
    return shadow + body;
  };

const box = (size: CuboidSize) => shape(extentOf(size), plain(size), { parts: ['side', 'top'] });

const SALT: CuboidSize = { w: 250, h: 390, d: 110 };

/** Salt or sugar: a card box with a metal spout on its top. */
const saltBox: Draw = (paper, goods) => {
  const { svg: body, shadow, corners } = cuboid(paper, goods, SALT);
  const [x, y] = [(corners.left[0] + corners.right[0]) / 2, (corners.left[1] + corners.right[1]) / 2];
  return (
    shadow +
    body +
    path(svg`M${x - 30} ${y + 2}l46 -8l18 8l-44 10z`, '#9aa3a6') +
    path(
      svg`M${x - 18} ${y + 2}l6 -34l34 -4l-4 34z`,
      paper.linear([
        [0, '#7d8588'],
        [0.4, '#eef0f0'],
        [1, '#9aa1a4'],
      ]),
    )
  );
};

export const boxes = {
  box: box({ w: 330, h: 440, d: 88 }),
  boxWide: box({ w: 450, h: 300, d: 100 }),
  boxSlim: box({ w: 420, h: 420, d: 52 }),
  boxCube: box({ w: 300, h: 300, d: 150 }),
  boxTall: box({ w: 250, h: 480, d: 90 }),
  pizzaBox: box({ w: 500, h: 470, d: 34 }),
  saltBox: shape(extentOf(SALT), saltBox, { parts: ['side', 'top'] }),
} as const;
