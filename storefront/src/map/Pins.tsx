import { classes } from '@trolley/ui/classes.ts';
import type { KeyboardEvent, ReactNode } from 'react';
import { tagWidth } from './labels.ts';
import type { Point } from './projection.ts';

interface PinProps {
  readonly at: Point;
  readonly number: number | string;
  readonly name: string;
  readonly chosen: boolean;
  /** How many others lie under it. */
  readonly more: number;
  /** How far its name is moved so that the edge of the map does not cut it off. */
  readonly shift: number;
  /** Its name would lie on another pin. */
  readonly nameless: boolean;
  onPress(): void;
}

/** A place with its number; the chosen one is larger and has its name. */
export function Pin({ at, number, name, chosen, more, shift, nameless, onPress }: PinProps) {
  const width = tagWidth(name);
  return (
    <Marker
      at={at}
      label={name}
      pressed={chosen}
      className={classes('map-pin', chosen && 'map-pin-chosen')}
      onPress={onPress}
    >
      <circle className="map-target" cy={-18} r={22} />
      <g transform={chosen ? 'scale(1.45)' : undefined}>
        <path d="M0 0C-4 -8 -14 -13 -14 -23A14 14 0 0 1 14 -23C14 -13 4 -8 0 0Z" />
        <text y={-18.5}>{number}</text>
      </g>
      {chosen && !nameless && (
        <g className="map-tag" transform={`translate(${shift.toFixed(1)} 8)`}>
          <rect x={-width / 2} width={width} height={28} rx={8} />
          <text y={19}>{name}</text>
        </g>
      )}
      {more > 0 && (
        <g className="map-more" transform="translate(20 -50)">
          <circle r={11} />
          <text y={4}>+{more}</text>
        </g>
      )}
    </Marker>
  );
}

interface ClusterPinProps {
  readonly at: Point;
  /** A number alone would look like one of the list. */
  readonly words: string;
  readonly label: string;
  onPress(): void;
}

/** Several places in one; a press comes nearer until they part. */
export function ClusterPin({ at, words, label, onPress }: ClusterPinProps) {
  const width = tagWidth(words);
  return (
    <Marker at={at} label={label} className="map-pin map-cluster" onPress={onPress}>
      <path d="M0 0L-8 -13H8Z" />
      <rect x={-width / 2} y={-46} width={width} height={34} rx={17} />
      <text y={-24}>{words}</text>
    </Marker>
  );
}

interface MarkerProps {
  readonly at: Point;
  readonly label: string;
  readonly pressed?: boolean;
  readonly className: string | undefined;
  readonly children: ReactNode;
  onPress(): void;
}

function Marker({ at, label, pressed, className, children, onPress }: MarkerProps) {
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    onPress();
  };
  return (
    <g
      className={className}
      transform={`translate(${at.x.toFixed(1)} ${at.y.toFixed(1)})`}
      role="button"
      tabIndex={0}
      aria-pressed={pressed}
      aria-label={label}
      onClick={onPress}
      onKeyDown={press}
    >
      <title>{label}</title>
      {children}
    </g>
  );
}

export function OwnPlace({ at: { x, y }, label }: { readonly at: Point; readonly label: string }) {
  return (
    <g className="map-own" transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`} role="img" aria-label={label}>
      <circle className="map-own-halo" r={16} />
      <circle r={7} />
    </g>
  );
}
