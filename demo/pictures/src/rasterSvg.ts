import type { Resvg } from '@resvg/resvg-js';
import type { Pixels } from '@trolley/server/demo';

/** Throws where the package brings no binary for this platform. */
export async function loadRaster(): Promise<(svg: string, width: number) => Pixels> {
  const { Resvg } = await import('@resvg/resvg-js');
  return (svg, width) => rasterSvg(Resvg, svg, width);
}

/** An SVG of the kit, drawn at the asked width, on nothing. */
function rasterSvg(Renderer: typeof Resvg, svg: string, width: number): Pixels {
  const options = { fitTo: { mode: 'width', value: width }, font: { loadSystemFonts: false } } as const;
  const image = new Renderer(svg, options).render();
  return { bytes: image.pixels, width: image.width, height: image.height };
}
