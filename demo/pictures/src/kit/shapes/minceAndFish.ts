import { castShadow } from '../light/shadow.ts';
import { darken, lighten } from '../paper/colour.ts';
import { line, opacity, path, rect } from '../paper/draw.ts';
import { repeat, svg } from '../paper/markup.ts';
import { type Draw, strokes } from './fillingDraw.ts';

const BEEF = '#c5473f';

export const mince: Draw = (paper, tint = BEEF) => {
  const tones = [tint, lighten(tint, 0.2), darken(tint, 0.1), lighten(tint, 0.42)];
  const curl = 'M-30 0q15 -12 30 0t30 0';
  const strand = paper.symbol(
    'strand',
    () => `${line(curl, darken(tint, 0.38), 18)}<path d="${curl}" transform="translate(0 -3)"/>`,
  );
  const strands = paper.symbol('mince', () => {
    const placed = repeat(14, (step) => {
      const turn = paper.chance() * 6.3;
      const [x, y] = [Math.cos(turn) * 70 * paper.chance(), Math.sin(turn) * 60 * paper.chance()];
      const colour = tones[step % 4] ?? tint;
      return paper.place(
        strand,
        svg`translate(${Math.round(x)} ${Math.round(y)}) rotate(${(step * 67) % 180})`,
        ` stroke="${colour}"`,
      );
    });
    return `<g fill="none" stroke-width="12" stroke-linecap="round">${placed}</g>`;
  });
  return (
    rect({ x: 110, y: 240, w: 580, h: 420 }, darken(tint, 0.12)) +
    repeat(20, (step) => {
      const [row, column] = [Math.floor(step / 5), step % 5];
      return paper.place(
        strands,
        svg`translate(${150 + column * 122 + (row % 2) * 30} ${290 + row * 100}) rotate(${(step * 77) % 360})`,
      );
    })
  );
};

const TROUT =
  'M-250 6C-220 -52 -120 -84 0 -74C90 -66 150 -34 190 -14L250 -58q14 -6 12 10L244 8l20 50q4 16 -12 12L190 34C140 62 60 86 -40 82C-140 78 -230 50 -250 6z';

/** Two whole fish. */
export const trout: Draw = (paper) => {
  const fish = paper.symbol('fish', () => {
    const form = paper.form(TROUT);
    return (
      castShadow(paper, TROUT, 8, 14, 0.4, 9) +
      form.fill(
        paper.linear(
          [
            [0, '#5f6f52'],
            [0.35, '#a9b59a'],
            [0.6, '#e6e4d8'],
            [1, '#f6f3ea'],
          ],
          'down',
        ),
      ) +
      form.clip(
        path('M-250 0Q0 -30 260 0v22Q0 0 -250 22z', '#d98a8a', opacity(0.45)) +
          repeat(
            26,
            (step) =>
              svg`<circle cx="${-170 + ((step * 61) % 350)}" cy="${-58 + ((step * 23) % 56)}" r="${4 + (step % 3)}" fill="#2f3a2a" opacity=".6"/>`,
          ),
      ) +
      path('M-60 -74q40 -34 100 -24q-10 16 -6 28zM-20 82q20 26 60 26q-8 -16 -4 -28z', '#7d8a6c') +
      strokes('#6a7560', 5, 'M-176 -52q26 52 0 100', 0.6) +
      '<circle cx="-210" cy="-8" r="13" fill="#f4f0dc"/><circle cx="-210" cy="-8" r="7" fill="#1a1f1a"/>'
    );
  });
  return paper.place(fish, 'translate(400 370) rotate(-3)') + paper.place(fish, 'translate(390 530) rotate(2)');
};
