import { useEffect, useRef } from 'react';
import { projectionOf, type View } from './projection.ts';
import { openStreets, type Streets } from './streets.ts';

interface StreetMapProps {
  readonly styleUrl: string;
  readonly view: View;
  onShown(): void;
  onFailed(): void;
}

/** Pixels of MapLibre's whole earth at zoom 0. */
const earth = 512;

/** The retailer's own map below the pins. It is loaded when it is first shown. */
export function StreetMap({ styleUrl, view, onShown, onFailed }: StreetMapProps) {
  const frame = useRef<HTMLDivElement>(null);
  const streets = useRef<Streets>(undefined);
  const latest = useRef({ view, onShown, onFailed });
  useEffect(() => {
    latest.current = { view, onShown, onFailed };
    streets.current?.look(streetView(view));
  });
  useEffect(() => {
    const element = frame.current;
    if (!element) return undefined;
    let left = false;
    const failed = () => {
      if (!left) latest.current.onFailed();
    };
    openStreets({
      frame: element,
      styleUrl,
      view: streetView(latest.current.view),
      onShown: () => !left && latest.current.onShown(),
      onFailed: failed,
    }).then((opened) => {
      if (left) return opened.close();
      streets.current = opened;
      opened.look(streetView(latest.current.view));
    }, failed);
    return () => {
      left = true;
      streets.current?.close();
      streets.current = undefined;
    };
  }, [styleUrl]);
  return <div ref={frame} className="map-streets" />;
}

/** The same section of the earth in MapLibre's words. */
function streetView(view: View) {
  const { place } = projectionOf(view, { width: 0, height: 0 });
  return { middle: place({ x: 0, y: 0 }), zoom: Math.log2((view.scale * 2 * Math.PI) / earth) };
}
