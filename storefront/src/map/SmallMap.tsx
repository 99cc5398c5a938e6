import type { Position } from '@trolley/contract';
import { type CountryFile, pathOf, pathUnits } from './country.ts';
import type { MapPlace } from './mapPlace.ts';
import { fittingView, projectionOf } from './projection.ts';

const size = { width: 148, height: 84, padding: 4 };

interface SmallMapProps {
  readonly of: CountryFile;
  readonly places: readonly MapPlace[];
  /** Where the large map looks. */
  readonly middle: Position;
}

/** The whole country in a corner, and where the large map is in it. */
export function SmallMap({ of: { land, extent }, places, middle }: SmallMapProps) {
  const [west = 0, south = 0, east = 0, north = 0] = extent;
  const view = fittingView(
    [
      { lng: west / 1000, lat: south / 1000 },
      { lng: east / 1000, lat: north / 1000 },
    ],
    size,
  );
  const { project } = projectionOf(view, size);
  const move = `translate(${size.width / 2 - view.middle.x * view.scale} ${size.height / 2 - view.middle.y * view.scale}) scale(${view.scale / pathUnits})`;
  const here = project(middle);
  return (
    <svg viewBox={`0 0 ${size.width} ${size.height}`} aria-hidden="true">
      <path className="map-land" transform={move} d={land.map((ring) => pathOf(ring, true)).join('')} />
      {places.map(({ id, position }) => {
        const { x, y } = project(position);
        return <circle key={id} cx={x} cy={y} r={2.5} />;
      })}
      <circle className="map-here" cx={here.x} cy={here.y} r={7} />
    </svg>
  );
}
