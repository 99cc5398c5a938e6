import { useMemo } from 'react';
import { useShop } from '../shell/shop.tsx';
import { type CountryFile, pathOf, pathUnits } from './country.ts';
import { type Label, letter, type PinPlace, readableLabels } from './labels.ts';
import { type Point, projectionOf, type View } from './projection.ts';

interface CountryDrawingProps {
  readonly of: CountryFile;
  readonly view: View;
  readonly size: { readonly width: number; readonly height: number };
  /** Names keep clear of them. */
  readonly pins: readonly PinPlace[];
}

/** The widest view, in metres per pixel, in which the towns of a rank are written. */
const finest = [0, Number.POSITIVE_INFINITY, 900, 380, 90];

/** After every town. */
const seaRank = 5;
const countryRank = 6;
const classOf: Readonly<Record<number, string>> = {
  1: 'map-city',
  [seaRank]: 'map-sea-name',
  [countryRank]: 'map-country-name',
};

/** Land, waters, woods, roads and names. The paths are made once; a transformation moves them. */
export function CountryDrawing({ of, view, size, pins }: CountryDrawingProps) {
  const { locale } = useShop().tenant;
  const paths = useMemo(
    () => ({
      land: of.land.map((ring) => pathOf(ring, true)).join(''),
      around: of.around.map((ring) => pathOf(ring, true, of.extent)).join(''),
      woods: of.woods.map(([, ring]) => pathOf(ring, true)).join(''),
      lakes: of.lakes.map(([, ring]) => pathOf(ring, true)).join(''),
      rivers: of.rivers.map(([, line]) => pathOf(line, false)).join(''),
      roads: of.roads.map((line) => pathOf(line, false)).join(''),
    }),
    [of],
  );
  const scale = view.scale / pathUnits;
  const move = `translate(${(size.width / 2 - view.middle.x * view.scale).toFixed(2)} ${(size.height / 2 - view.middle.y * view.scale).toFixed(2)}) scale(${scale.toPrecision(6)})`;
  const { project, perMetre } = projectionOf(view, size);
  const at = (lng: number, lat: number) => project({ lng: lng / 1000, lat: lat / 1000 });
  const isClose = 1 / perMetre < 90;
  const towns = of.towns
    .filter(([, , , rank]) => 1 / perMetre < (finest[rank] ?? 0))
    .map(([text, lng, lat, rank]) => townLabel(text, rank, at(lng, lat)));
  const countries = new Intl.DisplayNames([locale], { type: 'region' });
  const labels = readableLabels<TownLabel>(
    [
      ...towns,
      ...of.seas.map(([text, lng, lat]) => ({ text, rank: seaRank, ...at(lng, lat) })),
      ...of.names.map(([code, lng, lat]) => ({ text: countries.of(code) ?? code, rank: countryRank, ...at(lng, lat) })),
    ],
    pins,
    size,
  );
  return (
    <g aria-hidden="true" className={isClose ? 'map-close' : undefined}>
      <g transform={move}>
        <path className="map-around" d={paths.around} />
        <path className="map-land" d={paths.land} />
        <path className="map-wood" d={paths.woods} />
        <path className="map-road" d={paths.roads} />
        <path className="map-river" d={paths.rivers} />
        <path className="map-lake" d={paths.lakes} />
      </g>
      <g className="map-names">
        {labels.map(({ text, x, y, rank, dot }) => (
          <g key={text}>
            {dot && rank < 4 && <circle cx={dot.x} cy={dot.y} r={2.5} />}
            <text className={classOf[rank]} x={x} y={y}>
              {text}
            </text>
          </g>
        ))}
      </g>
    </g>
  );
}

interface TownLabel extends Label {
  readonly dot?: Point;
}

/** A name stands below the dot of its town; where a pin is, further below or to its side. */
function townLabel(text: string, rank: number, dot: Point): TownLabel {
  const half = (text.length * letter) / 2;
  const beside = (shift: number) => [
    { x: dot.x + half + shift, y: dot.y + 4 },
    { x: dot.x - half - shift, y: dot.y + 4 },
  ];
  const others = [{ x: dot.x, y: dot.y + 26 }, ...beside(30), ...beside(56)];
  // Villages leave the room beside a pin to the towns.
  return { text, rank, x: dot.x, y: dot.y + 16, dot, ...(rank < 3 && { others }) };
}
