import type { Position } from '@trolley/contract';

/** Where a map looks: MapLibre's zoom is 0 where the earth takes 512 pixels. */
export interface StreetView {
  readonly middle: Position;
  readonly zoom: number;
}

export interface Streets {
  look(view: StreetView): void;
  close(): void;
}

interface StreetsParts {
  readonly frame: HTMLElement;
  readonly styleUrl: string;
  readonly view: StreetView;
  /** The style and its first tiles are drawn. */
  onShown(): void;
  /** There will be no map: the style or WebGL failed. */
  onFailed(): void;
}

/**
 * Streets by MapLibre, as the background of our own pins: it takes no part in dragging, keys or choosing. Its worker is
 * a file of the shop's own, so that the page needs no `blob:` in its policy.
 */
export async function openStreets({ frame, styleUrl, view, onShown, onFailed }: StreetsParts): Promise<Streets> {
  const [maplibre, worker] = await Promise.all([
    import('maplibre-gl'),
    import('maplibre-gl/dist/maplibre-gl-worker.mjs?worker&url'),
  ]);
  maplibre.setWorkerUrl(new URL(worker.default, location.href).href);
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const map = new maplibre.Map({
    container: frame,
    style: styleUrl,
    ...camera(view),
    interactive: false,
    attributionControl: { compact: false },
    ...(isCalm && { fadeDuration: 0 }),
  });
  let styled = false;
  map.once('style.load', () => {
    styled = true;
  });
  map.once('load', onShown);
  // A tile that is missing leaves a gap; without a style there is nothing at all.
  map.on('error', () => {
    if (!styled) onFailed();
  });
  map.on('webglcontextlost', onFailed);
  return { look: (next) => map.jumpTo(camera(next)), close: () => map.remove() };
}

function camera({ middle, zoom }: StreetView) {
  return { center: [middle.lng, middle.lat] as [number, number], zoom };
}
