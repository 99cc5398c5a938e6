import { repeat, svg } from '../../paper/markup.ts';
import { at, dots, fade, fill, flat, glow, motif, shine, stroke } from './pen.ts';

const roll = motif(
  '<ellipse cx="64" cy="34" rx="44" ry="20" fill="#fff"/>' +
    flat('#e4eef3', 'M20 34v58c0 26 88 26 88 0V34c0 26-88 26-88 0z') +
    flat('#cddde6', 'M84 52v58q14-4 24-12V34q0 12-24 18z') +
    '<ellipse cx="64" cy="34" rx="17" ry="8" fill="#b99c7b"/>' +
    stroke('#fff', 6, 'M36 60v44M52 66v46', ' opacity=".7"'),
);

const bubbles = motif(
  '<radialGradient id="~a" cx=".4" cy=".35"><stop stop-color="#fff" stop-opacity=".2"/><stop offset=".7" stop-color="#bfe8fa" stop-opacity=".6"/><stop offset="1" stop-color="#4fb4e0"/></radialGradient>' +
    (
      [
        [52, 58, 40],
        [100, 34, 22],
        [98, 94, 26],
        [24, 108, 14],
        [18, 20, 11],
      ] as const
    )
      .map(
        ([x, y, r]) =>
          svg`<circle cx="${x}" cy="${y}" r="${r}" fill="url(#~a)"/><ellipse cx="${x - r * 0.36}" cy="${y - r * 0.4}" rx="${r * 0.24}" ry="${r * 0.14}" transform="rotate(-40 ${x - r * 0.36} ${y - r * 0.4})" fill="#fff"/>`,
      )
      .join(''),
);

const droplet = motif(
  glow('a', ['#d8f4ff', '#4fb8e8', '#0f6fae'], 'cx=".36" cy=".6" r=".7"') +
    fill('a', 'M64 4c18 30 42 50 42 78c0 24-18 42-42 42S22 106 22 82c0-28 24-48 42-78z') +
    shine(44, 84, 7, 16, 18, 0.6),
);

const sparkle = (colour: string) =>
  motif(
    flat(
      colour,
      'M58 10q6 44 54 52q-48 8-54 58q-6-50-54-58q48-8 54-52zM104 6q3 18 22 20q-19 4-22 22q-3-18-22-22q19-2 22-20zM102 88q2 14 18 16q-16 2-18 18q-2-16-18-18q16-2 18-16z',
    ) + flat('#fff', 'M58 26q4 30 30 36q-26 4-30 34q-4-30-30-34q26-6 30-36z', ' opacity=".45"'),
  );

const shirt = (colour: string, stripe: string) =>
  motif(
    flat(
      colour,
      'M44 14q20 14 40 0l34 18l-14 28l-14-6v62q-26 8-52 0V54l-14 6l-14-28z',
      colour === '#ffffff' ? ' stroke="#9fbdd2" stroke-width="2.5"' : '',
    ) +
      flat(stripe, 'M38 66q26 8 52 0v12q-26 8-52 0zM38 92q26 8 52 0v10q-26 8-52 0z') +
      flat('#000', 'M44 14q20 14 40 0l-4-2q-16 10-32 0z', ' opacity=".25"') +
      flat('#fff', 'M24 30l18-10q-4 40-2 90l-2-56l-12 5z', ' opacity=".3"'),
  );

const tooth = motif(
  fade('a', ['#ffffff', '#f4f9fc', '#c2d7e4'], 'x2="1" y2=".6"') +
    fill(
      'a',
      'M64 22c16-14 50-8 48 26c-2 20-12 28-14 46c-2 16-4 28-14 28c-12 0-8-36-20-36s-8 36-20 36c-10 0-12-12-14-28c-2-18-12-26-14-46c-2-34 32-40 48-26z',
    ) +
    stroke('#b4ccda', 3, 'M50 26q14 10 28 0', ' opacity=".7"') +
    shine(34, 46, 6, 14, 16, 0.9),
);

const flame = motif(
  fade('a', ['#ffd23c', '#ff8a1c', '#e23a14'], 'x1="0" y1="1" x2="0" y2="0"') +
    fill(
      'a',
      'M66 4c6 22 40 38 40 74c0 26-20 46-42 46S22 106 22 82c0-20 14-30 18-46c10 6 14 14 14 24C66 46 70 24 66 4z',
    ) +
    flat('#fff3a0', 'M64 62c4 14 20 22 20 40c0 12-9 20-20 20s-20-8-20-20c0-14 14-20 20-40z'),
);

const snowflake = motif(
  repeat(6, (step) =>
    at(64, 64, step * 60, 1, stroke('#8fd0ee', 6, 'M0 0V-56M0-26l-14-12M0-26l14-12M0-42l-9-9M0-42l9-9')),
  ) + '<circle cx="64" cy="64" r="7" fill="#d8f1fb"/>',
);

const blossom = (petal: string, deep: string) =>
  motif(
    glow('a', [petal, petal, deep], 'cx=".5" cy=".2" r=".9"') +
      repeat(5, (step) =>
        at(64, 66, step * 72, 1, fill('a', 'M0-6C-30-14-34-50-8-58q8 8 8 8q0 0 8-8C34-50 30-14 0-6z')),
      ) +
      '<circle cx="64" cy="66" r="12" fill="#ffd45c"/>' +
      dots(deep, 2, [
        [58, 60],
        [70, 60],
        [64, 74],
      ]),
  );

const leaf = motif(
  fade('a', ['#b8e07a', '#5fa83a', '#2c6f24'], 'x2="1" y2="1"') +
    fill('a', 'M12 112C4 54 40 10 118 10c4 72-34 112-86 104q28-44 56-68q-44 26-68 66z') +
    stroke('#eaf7d0', 3, 'M20 118Q46 70 92 40M44 82l2-30M60 66l4-28M56 84l30-6M70 68l28-6', ' opacity=".6"'),
);

const paw = (colour: string) =>
  motif(
    flat(colour, 'M64 62c22 0 40 22 36 42s-22 12-36 12s-32 8-36-12s14-42 36-42z') +
      `<g fill="${colour}"><ellipse cx="22" cy="62" rx="13" ry="18" transform="rotate(-24 22 62)"/><ellipse cx="46" cy="32" rx="14" ry="20" transform="rotate(-8 46 32)"/><ellipse cx="82" cy="32" rx="14" ry="20" transform="rotate(8 82 32)"/><ellipse cx="106" cy="62" rx="13" ry="18" transform="rotate(24 106 62)"/></g>`,
  );

const bone = motif(
  fade('a', ['#fffdf4', '#f0e2c4', '#c8b08a']) +
    at(
      64,
      64,
      -30,
      1,
      fill(
        'a',
        'M-34-12H34c-8-22 22-28 26-8c18 2 18 30-2 30c2 20-28 22-26 2H-32c2 20-28 18-26-2c-20 0-20-28-2-30c4-20 34-14 26 8z',
      ),
    ),
);

const plate = motif(
  glow('a', ['#ffffff', '#f1f5f7', '#c3d0d8']) +
    '<circle cx="64" cy="66" r="56" fill="url(#~a)"/><circle cx="64" cy="66" r="38" fill="none" stroke="#c3d0d8" stroke-width="3"/>' +
    flat('#4fb8e8', 'M96 8q4 20 22 24q-18 6-22 24q-4-18-22-24q18-4 22-24z'),
);

const bulb = motif(
  glow('a', ['#fffbe0', '#ffe27a', '#f0b42c']) +
    fill('a', 'M64 6c28 0 46 20 46 44c0 20-16 28-20 46H38c-4-18-20-26-20-46C18 26 36 6 64 6z') +
    flat('#9aa3a8', 'M42 98h44v18q-22 14-44 0z') +
    stroke('#6d767b', 3, 'M42 105h44M44 113h40') +
    stroke('#d98a14', 3, 'M52 94V62l12 10l12-10v32'),
);

const bolt = motif(fade('a', ['#fff3a0', '#ffd028', '#f0a00c']) + fill('a', 'M76 2L22 70h34l-8 56l58-74H70z'));

const footprint = motif(
  flat('#f0a8a0', 'M60 46c24-4 40 14 36 36s-14 40-32 40s-20-14-18-30s-12-40 14-46z') +
    dots('#f0a8a0', 7, [
      [44, 34],
      [60, 28],
      [76, 30],
      [90, 38],
    ]) +
    '<circle cx="28" cy="40" r="11" fill="#f0a8a0"/>',
);

export const household = {
  'own:roll': roll,
  'own:bubbles': bubbles,
  'own:droplet': droplet,
  'own:sparkle': sparkle('#ffd45c'),
  'own:sparkle-blue': sparkle('#6fc8ee'),
  'own:shirt': shirt('#4f8fd0', '#ffffff'),
  'own:shirt-black': shirt('#2f3338', '#5a6068'),
  'own:shirt-white': shirt('#ffffff', '#bfe0f2'),
  'own:tooth': tooth,
  'own:flame': flame,
  'own:snowflake': snowflake,
  'own:blossom-pink': blossom('#ffd0e0', '#f06a9a'),
  'own:blossom-white': blossom('#ffffff', '#d8dcf0'),
  'own:blossom-blue': blossom('#c8dcff', '#5a86e0'),
  'own:blossom-red': blossom('#ff9a9a', '#d8232f'),
  'own:blossom-orange': blossom('#ffd88a', '#f08a1c'),
  'own:blossom-yellow': blossom('#fff6a8', '#f2c81c'),
  'own:leaf': leaf,
  'own:leaf-red': {
    ...leaf,
    body: leaf.body.replace('#b8e07a', '#f0b27a').replace('#5fa83a', '#c25a2c').replace('#2c6f24', '#7a2a12'),
  },
  'own:paw': paw('#5a4638'),
  'own:paw-white': paw('#ffffff'),
  'own:bone': bone,
  'own:plate': plate,
  'own:bulb': bulb,
  'own:bolt': bolt,
  'own:footprint': footprint,
} as const;
