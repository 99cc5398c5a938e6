import { partColour } from '../goods.ts';
import { flatFace } from '../label/face.ts';
import { print } from '../label/label.ts';
import { filmLight, metal } from '../light/light.ts';
import { castShadow, shadow } from '../light/shadow.ts';
import { softEllipse } from '../light/soft.ts';
import { darken, lighten } from '../paper/colour.ts';
import { ellipse, GROUND, line, MIDDLE, moved, opacity, path, rect, rectData } from '../paper/draw.ts';
import { repeat, svg } from '../paper/markup.ts';
import { type Draw, shape } from './shape.ts';

/** A bar of chocolate, its wrapper torn open at the foot. */
const chocolateBar: Draw = (paper, goods) => {
  const [w, h] = [290, 500];
  const [x, y] = [-w / 2, -h / 2];
  const chocolate = partColour(goods, 'content', '#5a3320');
  const wrapped = h - 92;
  const cell = (w - 16) / 4;
  const piece = paper.symbol('piece', () => {
    const [right, bottom] = [cell - 9, 47];
    return (
      path(svg`M0 0h${cell}v56h${-cell}z`, chocolate) +
      path(svg`M0 0h${cell}l-9 9H9z`, lighten(chocolate, 0.2)) +
      path(svg`M${cell} 0v56H0l9 -9h${right - 9}V9z`, darken(chocolate, 0.4)) +
      path(svg`M9 9h${right - 9}V${bottom}H9z`, lighten(chocolate, 0.07))
    );
  });
  const tear = repeat(
    13,
    (step) => svg`l${(w + 8) / 26} ${step % 2 ? 16 : 26}l${(w + 8) / 26} ${step % 2 ? -18 : -24}`,
  );
  const wrapper = { x, y, w, h: wrapped - 10 };
  const form = paper.form(rectData(wrapper));
  return (
    shadow(paper, MIDDLE + 8, GROUND - 6, 160) +
    moved(
      svg`translate(${MIDDLE} ${GROUND - 22 - h / 2}) rotate(-6)`,
      castShadow(paper, svg`M${x} ${y}h${w}v${h}h${-w}z`, 12, 14, 0.22, 10) +
        repeat(8, (step) =>
          paper.place(
            piece,
            svg`translate(${x + 8 + (step % 4) * cell} ${y + wrapped - 8 + Math.floor(step / 4) * 56})`,
          ),
        ) +
        path(
          svg`M${x - 4} ${y + wrapped - 12}${tear}V${y + wrapped - 40}h${-w - 8}z`,
          metal(paper, partColour(goods, 'foil', '#d8c08a')),
        ) +
        form.clip(
          print(paper, goods, flatFace(wrapper)) +
            form.fill(
              paper.linear([
                [0, '#fff', 0.3],
                [0.12, '#fff', 0.05],
                [0.5, '#fff', 0.1],
                [1, '#000', 0.2],
              ]),
            ) +
            rect(
              { x, y: y + wrapped - 34, w, h: 26 },
              paper.linear(
                [
                  [0, '#000', 0],
                  [1, '#000', 0.3],
                ],
                'down',
              ),
            ),
        ),
    )
  );
};

/** A single bar in a flow wrap, lying a little turned: chocolate or muesli bar, biscuits. */
const snackBar: Draw = (paper, goods) => {
  const [w, h] = [560, 210];
  const teeth = (dx: number, dy: number): string => repeat(10, () => svg`l${dx} ${dy / 20}l${-dx} ${dy / 20}`);
  const long = w - 168;
  const body = paper.form(
    svg`M${-w / 2} ${-h / 2 + 8}h34q20 -10 50 -10h${long}q30 0 50 10h34${teeth(-8, h - 16)}h-34q-20 10 -50 10h${-long}q-30 0 -50 -10h-34${teeth(8, 16 - h)}z`,
  );
  return (
    softEllipse(paper, [410, 650, 270, 22], '#1b1f17', { blur: 13, opacity: 0.3 }) +
    moved(
      'translate(400 530) rotate(-9)',
      body.fill(goods.colours.base) +
        body.clip(
          print(paper, goods, flatFace({ x: -w / 2 + 52, y: -h / 2, w: w - 104, h }), 'side') +
            path(
              svg`M${-w / 2 - 10} ${-h / 2 - 10}h62v${h + 20}h-62zM${w / 2 - 52} ${-h / 2 - 10}h62v${h + 20}h-62z`,
              lighten(goods.colours.base, 0.12),
            ) +
            line(
              [10, 22, 34].map((at) => svg`M${-w / 2 + at} ${-h / 2}v${h}M${w / 2 - at} ${-h / 2}v${h}`).join(''),
              '#000',
              2,
              ' stroke-opacity=".14"',
            ) +
            rect(
              { x: -w / 2 - 10, y: -h / 2 - 4, w: w + 20, h: h + 8 },
              paper.linear(
                [
                  [0, '#fff', 0.3],
                  [0.16, '#fff', 0.45],
                  [0.34, '#fff', 0.04],
                  [0.7, '#000', 0.04],
                  [1, '#000', 0.38],
                ],
                'down',
              ),
            ),
        ),
    )
  );
};

/** A roll of biscuits or sweets, standing. */
const biscuitRoll: Draw = (paper, goods) => {
  const body = paper.form('M296 200q104 -34 208 0V664q-104 40 -208 0z');
  const end = (y: number, lift: number): string =>
    path(
      svg`M296 ${y}q20 ${lift} 60 ${lift * 1.2}q44 ${-lift * 0.3} 88 0q40 ${-lift * 0.2} 60 ${-lift * 1.2}q-104 ${lift * 0.8} -208 0z`,
      lighten(goods.colours.base, 0.2),
    );
  return (
    shadow(paper, MIDDLE, GROUND - 8, 106) +
    end(200, -34) +
    body.fill(goods.colours.base) +
    body.clip(
      print(paper, goods, { x: 296, y: 226, w: 208, h: 424, sag: 12 }) +
        rect({ x: 290, y: 160, w: 220, h: 540 }, filmLight(paper)) +
        path('M296 200q104 -34 208 0v18q-104 -34 -208 0z', '#000', opacity(0.18)),
    ) +
    line('M330 176l20 22M380 164l6 26M430 164l-6 26M470 176l-20 22', '#000', 3, ' stroke-opacity=".2"')
  );
};

/** An open box of pralines beside its lid. */
const pralineBox: Draw = (paper, goods) => {
  const lid = paper.form('M96 250H704V560H96z');
  const box = paper.form('M120 560H680L712 690H88z');
  const well = paper.form('M140 572H660L684 676H116z');
  const piece = goods.inside ?? 'own:praline';
  const row = (y: number, size: number, spread: number): string =>
    repeat(
      6,
      (step) =>
        ellipse(MIDDLE + (step - 2.5) * spread, y + size * 0.3, size * 0.44, size * 0.16, '#000', opacity(0.35)) +
        paper.motif(piece, { x: MIDDLE + (step - 2.5) * spread, y, size }),
    );
  return (
    shadow(paper, MIDDLE, GROUND - 4, 306) +
    lid.fill(goods.colours.base) +
    lid.clip(
      print(paper, goods, flatFace({ x: 96, y: 250, w: 608, h: 310 })) +
        lid.fill(
          paper.linear(
            [
              [0, '#fff', 0.22],
              [0.5, '#fff', 0],
              [1, '#000', 0.22],
            ],
            'slant',
          ),
        ),
    ) +
    line('M99 253H701V560', '#fff', 3, ' stroke-opacity=".4"') +
    box.fill(darken(goods.colours.base, 0.25)) +
    well.fill('#2a1710') +
    well.clip(row(600, 76, 88) + row(650, 88, 96)) +
    path('M88 690L120 560l20 12L116 676zM712 690L680 560l-20 12L684 676z', lighten(goods.colours.base, 0.18)) +
    path('M88 690h624v12H88z', darken(goods.colours.base, 0.35))
  );
};

export const sweets = {
  chocolateBar: shape([228, 178, 572, 714], chocolateBar, { parts: ['content', 'foil'] }),
  snackBar: shape([112, 374, 688, 690], snackBar),
  biscuitRoll: shape([290, 158, 510, 700], biscuitRoll),
  pralineBox: shape([84, 246, 716, 706], pralineBox, { options: ['inside'] }),
} as const;
