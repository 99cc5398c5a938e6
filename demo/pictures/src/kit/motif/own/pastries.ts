import { at, dots, fade, fill, flat, glow, motif, shine, stroke, type Tones } from './pen.ts';

const GOLD: Tones = ['#ffdb98', '#dc9a44', '#935a1c'];

const danish = (fillingTones: Tones) =>
  motif(
    fade('a', GOLD) +
      glow('b', fillingTones) +
      flat('#7a4614', 'M8 40L40 14h50l30 26v52L90 118H38L8 92z') +
      fill('a', 'M12 38L64 8l52 30L64 64zM12 94L64 124l52-30L64 64zM8 44v44l50-24zM120 44v44L70 64z') +
      '<ellipse cx="64" cy="66" rx="27" ry="22" fill="url(#~b)"/>' +
      stroke('#fff', 5, 'M22 40l18-12M88 28l18 12M22 92l16 12M92 104l14-10', ' opacity=".6"') +
      shine(54, 58, 9, 5, -24, 0.6),
  );

const swirl = (tones: Tones, line: string, icing: string) =>
  motif(
    glow('a', tones) +
      '<circle cx="64" cy="66" r="57" fill="url(#~a)"/>' +
      stroke(line, 7, 'M64 66q10-8 10 4t-16 12t-20-18t26-26t34 28t-36 42t-46-44t50-52', ' opacity=".75"') +
      (icing &&
        stroke(
          icing,
          6,
          'M24 44q20 8 30-8t30 4t22-2M18 78q22 6 34-6t28 10t34-10M36 104q20-8 30 0t30-8',
          ' opacity=".9"',
        )) +
      shine(36, 34, 14, 6, -36, 0.3),
  );

const turnover = motif(
  fade('a', GOLD) +
    fill('a', 'M6 104C6 56 40 14 92 12q30 0 30 26C120 84 76 116 24 118q-18 0-18-14z') +
    stroke('#7a4614', 3, 'M24 104C32 64 60 36 104 28M44 104q10-32 52-52M66 98q10-18 38-28', ' opacity=".5"') +
    flat('#fff', 'M30 76q20-36 60-50q-34 24-48 58z', ' opacity=".35"') +
    dots('#fff', 2, [
      [60, 50],
      [80, 40],
      [50, 78],
      [72, 74],
      [96, 50],
    ]),
);

const strudel = motif(
  fade('a', GOLD) +
    fill('a', 'M30 40q60-24 86-4q10 30 2 58q-40 22-90 18z') +
    stroke('#935a1c', 3, 'M52 38q12 34 2 72M76 32q12 34 2 74M98 32q10 30 2 66', ' opacity=".5"') +
    flat('#fff', 'M44 38q50-18 76 0q-36-4-74 12z', ' opacity=".75"') +
    flat('#c98a3c', 'M28 38q24 0 26 36t-26 38q-24-2-24-38t24-36z') +
    flat('#fff3d2', 'M28 46q18 0 19 29t-19 30q-17-1-17-30t17-29z') +
    dots('#6f3d14', 3.4, [
      [24, 62],
      [34, 72],
      [22, 84],
      [36, 94],
    ]) +
    stroke('#d8c26a', 5, 'M18 70l8 4M32 82l8-2M26 98l6-4'),
);

const pie = motif(
  glow('a', GOLD, 'cx=".4" cy=".3" r=".8"') +
    flat('#a8acb0', 'M10 72h108l-14 38q-40 12-80 0z') +
    stroke('#7d8388', 3, 'M24 76l8 34M44 78l5 38M64 79v39M84 78l-5 38M104 76l-8 34', ' opacity=".6"') +
    fill('a', 'M6 70q2-46 58-46t58 46q-4 14-58 14T6 70z') +
    stroke('#935a1c', 4, 'M40 44q10 10 8 24M64 38v30M88 44q-10 10-8 24', ' opacity=".65"') +
    stroke('#fff0c4', 6, 'M10 70q8 10 16 0t16 4t16 0t16 0t16-4t16 0t12-2', ' opacity=".55"') +
    shine(38, 38, 16, 6, -26, 0.4),
);

const jamTart = motif(
  glow('a', ['#f2607a', '#b8183c', '#6e0a24']) +
    '<circle cx="64" cy="68" r="58" fill="#a8642a"/><circle cx="64" cy="66" r="54" fill="#c98544"/><circle cx="64" cy="66" r="44" fill="url(#~a)"/>' +
    stroke('#dca05a', 9, 'M30 42l68 50M20 62l58 44M50 26l60 44M98 42L30 92M108 62l-58 44M78 26L20 70') +
    shine(38, 34, 14, 6, -36, 0.35),
);

const swissRoll = (sponge: Tones, cream: string) =>
  motif(
    fade('a', sponge, 'x2="0" y2="1"') +
      fill('a', 'M44 30h62q18 8 18 38t-18 40H44z') +
      `<circle cx="46" cy="69" r="40" fill="${sponge[1]}"/>` +
      stroke(cream, 7, 'M46 69q8-8 8 4t-14 8t-10-18t24-14t16 30t-32 20t-22-34t34-32') +
      flat('#fff', 'M60 32h42q14 6 18 18q-20-8-50-8z', ' opacity=".35"'),
  );

const block = (top: string, side: string, front: string, detail: string) =>
  motif(
    flat(front, 'M8 58L62 76v42L8 98z') +
      flat(side, 'M62 76l58-22v40l-58 24z') +
      flat(top, 'M8 58l56-24l56 20l-58 22z') +
      detail,
  );

const brownie = block(
  '#5f3820',
  '#3f2212',
  '#4a2a18',
  stroke('#8a5c3c', 2.4, 'M30 56l16-4M60 46l14 4M70 62l16-6M48 62l10 4M88 52l10 2', ' opacity=".8"') +
    dots('#7a4a2c', 3.4, [
      [28, 82],
      [46, 94],
      [80, 90],
      [102, 76],
    ]),
);

const flapjack = block(
  '#e8b866',
  '#b07c30',
  '#c9923e',
  dots('#f6dca0', 4, [
    [36, 54],
    [56, 46],
    [74, 56],
    [92, 50],
    [60, 64],
    [26, 78],
    [44, 92],
    [80, 88],
    [100, 74],
  ]) +
    dots('#8a5a1c', 3, [
      [46, 58],
      [84, 60],
      [34, 92],
      [92, 92],
    ]),
);

const cakeLoaf = motif(
  fade('a', ['#e8b066', '#b87830', '#7c4a18'], 'x2="0" y2="1"') +
    fill('a', 'M44 40q42-22 72-6q10 10 8 62l-70 22z') +
    flat('#a8682a', 'M8 52q22-30 48-6q4 30 0 72q-24 4-46-2q-6-34-2-64z') +
    flat('#f8dc98', 'M14 56q18-22 36-4q3 28 0 60q-18 2-34-1q-5-30-2-55z') +
    flat('#fff', 'M56 42q36-16 58-4q-20 0-52 14z', ' opacity=".6"') +
    dots(
      '#c8964a',
      2.4,
      [
        [24, 70],
        [38, 78],
        [28, 92],
        [42, 100],
      ],
      ' opacity=".8"',
    ),
);

/** A small steamed pudding with sauce running down. */
const pudding = (tones: Tones, sauce: string, top: string) =>
  motif(
    glow('a', tones) +
      '<ellipse cx="64" cy="110" rx="58" ry="12" fill="#e9eef0"/>' +
      fill('a', 'M18 108C16 60 36 28 64 28s48 32 46 80q-46 12-92 0z') +
      flat(sauce, 'M32 58Q40 26 64 26t32 32q4 20-4 22t-8-14q-6-6-8 4t-4 22q-6 10-10 0t-4-24t-10 0t-8 10q-12 0-8-20z') +
      top +
      shine(46, 46, 6, 12, 24, 0.45),
  );

const profiteroles = motif(
  glow('a', GOLD) +
    (
      [
        [36, 88],
        [92, 88],
        [64, 50],
      ] as const
    )
      .map(([x, y]) =>
        at(
          x,
          y,
          0,
          1,
          '<circle r="31" fill="url(#~a)"/>' +
            flat('#4a2814', 'M-28-8Q-22-32 0-32T28-8q2 14-6 14t-8-8t-8 10t-10-2t-8-2t-8 6q-10-2-8-18z') +
            shine(-10, -18, 7, 4, -30, 0.5),
        ),
      )
      .join(''),
);

export const pastries = {
  'own:danish': danish(['#fffdf0', '#f8ecc4', '#e0c888']),
  'own:danish-apricot': danish(['#ffd98a', '#f29a2c', '#c8660c']),
  'own:swirl': swirl(GOLD, '#7a4a1c', '#fffaf0'),
  'own:swirl-cinnamon': swirl(['#f4c888', '#c98640', '#85501c'], '#6a340e', ''),
  'own:swirl-poppy': swirl(GOLD, '#2c2a34', '#fffaf0'),
  'own:swirl-pizza': swirl(['#ffe6a8', '#eab45c', '#b0742a'], '#c8301f', ''),
  'own:turnover': turnover,
  'own:strudel': strudel,
  'own:pie': pie,
  'own:jam-tart': jamTart,
  'own:swiss-roll': swissRoll(['#ffe2a0', '#f0bd62', '#b8822e'], '#c8304c'),
  'own:swiss-roll-chocolate': swissRoll(['#8a5a3c', '#5a3420', '#351c0e'], '#fff3dc'),
  'own:brownie': brownie,
  'own:flapjack': flapjack,
  'own:cake-loaf': cakeLoaf,
  'own:christmas-pudding': pudding(
    ['#7a4a34', '#43241a', '#22100a'],
    '#fbf6ec',
    flat('#3f8a3a', 'M62 26q-18-2-22-16q18-4 24 12zM66 26q18-2 22-16q-18-4-24 12z') +
      dots('#d8232f', 6, [
        [58, 22],
        [70, 22],
      ]),
  ),
  'own:sticky-pudding': pudding(['#c8884a', '#8a5424', '#4f2c0e'], '#d8922c', ''),
  'own:chocolate-pudding': pudding(['#8a5a3c', '#52301c', '#2c160a'], '#2c150a', ''),
  'own:profiteroles': profiteroles,
} as const;
