import type { Position } from '@trolley/contract';
import { IconButton } from '@trolley/ui/IconButton.tsx';
import { MinusIcon, PlusIcon } from '@trolley/ui/icons.ts';
import { type KeyboardEvent, useEffect, useMemo, useRef, useState } from 'react';
import { useShop, useText } from '../shell/shop.tsx';
import { CountryDrawing } from './CountryDrawing.tsx';
import { type Cluster, clusters } from './clusters.ts';
import { type CountryFile, loadCountry } from './country.ts';
import { formatDistance } from './formatDistance.ts';
import './map.css';
import { coversPin, inside, scaleCorner, tagWidth } from './labels.ts';
import type { MapPlace } from './mapPlace.ts';
import { ClusterPin, OwnPlace, Pin } from './Pins.tsx';
import { distanceBetween, fittingView, panned, projectionOf, scaleBar, type View, zoomed } from './projection.ts';
import { SmallMap } from './SmallMap.tsx';
import { StreetMap } from './StreetMap.tsx';
import { useDragging } from './useDragging.ts';
import { useSize } from './useSize.ts';

interface PinMapProps {
  /** Its code of two letters; a country without a drawing has its pins on plain land. */
  readonly country: string;
  readonly label: string;
  /** A MapLibre style: streets below the pins instead of our own drawing, which stays where they cannot be shown. */
  readonly styleUrl?: string | undefined;
  readonly places: readonly MapPlace[];
  /** Where the shopper is, or looked. */
  readonly own?: Position | undefined;
  readonly chosen: string | undefined;
  onChoose(id: string): void;
}

/** So much that at first no pin or cluster lies under the buttons, which take a strip at the right. */
const padding = 80;
const buttonStrip = 44;
const longestBar = 110;
/** How far around a chosen place the map looks, in metres. */
const neighbourhood = 6000;
const step = 1.6;
const arrows: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [60, 0],
  ArrowRight: [-60, 0],
  ArrowUp: [0, 60],
  ArrowDown: [0, -60],
};

/**
 * A map drawn here, from the shop's own files: it asks no provider and tells nobody where the shopper looks. Only where
 * the retailer has chosen a map style, the streets come from there.
 */
export function PinMap({ country, label, styleUrl, places, own, chosen, onChoose }: PinMapProps) {
  const text = useText();
  const { locale } = useShop().tenant;
  const frame = useRef<HTMLDivElement>(null);
  const size = useSize(frame);
  const box = useMemo(() => ({ ...size, padding: Math.min(padding, size.height / 5), paddingX: padding }), [size]);
  const drawing = useDrawing(country);
  const [streets, setStreets] = useState<'shown' | 'failed'>();
  const hasStreets = streets === 'shown' && styleUrl !== undefined;
  const whole = useMemo(
    () =>
      besideButtons(
        fittingView(
          places.map(({ position }) => position),
          box,
        ),
      ),
    [places, box],
  );
  const target = useMemo(() => {
    const place = places.find(({ id }) => id === chosen)?.position ?? own;
    if (!place) return whole;
    const near = places.map(({ position }) => position).filter((one) => distanceBetween(one, place) < neighbourhood);
    return centred(
      fittingView([place, ...around(place), ...near, ...(own ? [own] : [])], box),
      own ? undefined : place,
    );
  }, [places, chosen, own, whole, box]);
  // Until the shopper moves it, the map looks where the choice is.
  const [moved, setMoved] = useState<{ readonly from: View; readonly view: View }>();
  const view = moved?.from === target ? moved.view : target;
  const look = (next: View) => setMoved({ from: target, view: next });
  const middle = { x: size.width / 2, y: size.height / 2 };
  const zoom = (factor: number, at = middle) => look(zoomed(view, factor, at, size));
  useDragging(frame, { pan: (dx, dy) => look(panned(view, dx, dy)), zoom });

  const projection = projectionOf(view, size);
  const shown = clusters(
    places.map(({ id, position }) => ({ id, ...projection.project(position) })),
    chosen,
  );
  const placeOf = (id: string | undefined) => places.find((place) => place.id === id);
  const showAll = ({ ids }: Cluster) =>
    look(
      besideButtons(
        fittingView(
          ids.flatMap((id) => placeOf(id)?.position ?? []),
          box,
        ),
      ),
    );
  const press = (event: KeyboardEvent) => {
    const shift = arrows[event.key];
    if (shift) look(panned(view, ...shift));
    else if (event.key === '+') zoom(step);
    else if (event.key === '-') zoom(1 / step);
    else return;
    event.preventDefault();
  };
  const corner = scaleCorner(shown, size);
  const bar = scaleBar(projection.perMetre, longestBar);
  const isClose = view.scale > 2.2 * whole.scale;
  return (
    // Keys of the pins and buttons inside: the arrows move the map.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div className="pin-map" ref={frame} onKeyDown={press}>
      {styleUrl !== undefined && streets !== 'failed' && (
        <StreetMap
          styleUrl={styleUrl}
          view={view}
          onShown={() => setStreets('shown')}
          onFailed={() => setStreets('failed')}
        />
      )}
      <svg viewBox={`0 0 ${size.width} ${size.height}`} role="group" aria-label={label}>
        {!hasStreets && <rect className={drawing ? 'map-sea' : 'map-plain'} width={size.width} height={size.height} />}
        {drawing && !hasStreets && <CountryDrawing of={drawing} view={view} size={size} pins={shown} />}
        {own && <OwnPlace at={projection.project(own)} label={text('service.map.own')} />}
        {shown
          .toSorted((a, b) => Number(a.chosen) - Number(b.chosen))
          .map((cluster) => {
            const [first, ...others] = cluster.ids;
            const place = placeOf(first);
            if (!place) return null;
            if (cluster.chosen || others.length === 0)
              return (
                <Pin
                  key={place.id}
                  at={cluster}
                  number={place.number}
                  name={place.name}
                  chosen={cluster.chosen}
                  more={others.length}
                  nameless={coversPin(cluster, place.name, shown)}
                  shift={inside(cluster, tagWidth(place.name), size.width)}
                  onPress={() => onChoose(place.id)}
                />
              );
            return (
              <ClusterPin
                key={cluster.ids.join(' ')}
                at={cluster}
                words={text('service.map.stores', { count: cluster.ids.length })}
                label={text('service.map.cluster', { count: cluster.ids.length })}
                onPress={() => showAll(cluster)}
              />
            );
          })}
        {corner && (
          <g
            className="map-scale"
            aria-hidden="true"
            transform={`translate(16 ${corner === 'lower' ? size.height - 16 : 32})`}
          >
            <path d={`M0 -6V0H${bar.length.toFixed(1)}V-6`} />
            <text x={bar.length / 2} y={-6}>
              {formatDistance(bar.metres, locale)}
            </text>
          </g>
        )}
      </svg>
      <div className="map-buttons">
        <IconButton icon={PlusIcon} label={text('service.map.closer')} onClick={() => zoom(step)} />
        <IconButton icon={MinusIcon} label={text('service.map.further')} onClick={() => zoom(1 / step)} />
      </div>
      {drawing && isClose && (
        <button type="button" className="map-whole" onClick={() => look(whole)}>
          <SmallMap of={drawing} places={places} middle={projection.place(middle)} />
          <span>{text('service.map.whole', { count: places.length })}</span>
        </button>
      )}
    </div>
  );
}

/** The corners of the neighbourhood of a place. */
function around({ lat, lng }: Position): readonly Position[] {
  const degrees = neighbourhood / 111_000;
  return [
    { lat: lat - degrees, lng: lng - degrees * 1.5 },
    { lat: lat + degrees, lng: lng + degrees * 1.5 },
  ];
}

/** The middle of what is free of buttons. */
function besideButtons(view: View): View {
  return panned(view, -buttonStrip / 2, 0);
}

/** The same closeness with a place in the middle. */
function centred(view: View, place: Position | undefined): View {
  return place ? { ...view, middle: fittingView([place], { width: 1, height: 1, padding: 0 }).middle } : view;
}

function useDrawing(country: string): CountryFile | undefined {
  const [drawing, setDrawing] = useState<CountryFile>();
  useEffect(() => {
    let left = false;
    // Without it the pins stand on plain land.
    loadCountry(country).then(
      (loaded) => !left && setDrawing(loaded),
      () => undefined,
    );
    return () => {
      left = true;
    };
  }, [country]);
  return drawing?.country === country ? drawing : undefined;
}
