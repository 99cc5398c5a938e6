import { createElement, type FunctionComponent, type SVGProps } from 'react';
import type { IconShape } from './Icon.tsx';

interface Drawing {
  readonly size: number;
  readonly node: readonly (readonly [shape: string, attributes: SVGProps<SVGElement>])[];
}

/** Replaces the library's own component (vite.slimIcons.ts): the same drawing with the props of our icons. */
export function drawIcon({ size: box, node }: Drawing): IconShape {
  const shapes = node.map(([shape, attributes]) => createElement(shape, attributes));
  const Drawn: FunctionComponent<{ className?: string; size?: number; strokeWidth?: number }> = ({
    className,
    size,
    strokeWidth,
  }) =>
    createElement(
      'svg',
      {
        className,
        width: size,
        height: size,
        viewBox: `0 0 ${box} ${box}`,
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        'aria-hidden': true,
      },
      shapes,
    );
  return Drawn;
}
