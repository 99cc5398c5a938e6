import type { CollectStore, Position } from '@trolley/contract';
import { type KeyboardEvent, useState } from 'react';
import { useShop, useText } from '../../shell/shop.tsx';
import { Button } from '../../ui/Button.tsx';
import { classes } from '../../ui/classes.ts';
import { MinusIcon, PlusIcon } from '../../ui/icons.ts';
import { cityLabels } from './cityLabels.ts';
import { formatDistance } from './formatStore.ts';
import { graticule } from './graticule.ts';
import { mapSection } from './mapSection.ts';
import { fitting, type Point, scaleBar } from './projection.ts';

interface StoreMapProps {
  readonly stores: readonly CollectStore[];
  /** Where the shopper is, or looked. */
  readonly own: Position | undefined;
  readonly selected: string | undefined;
  onSelect(storeId: string): void;
}

const box = { width: 440, height: 360, padding: 48 } as const;
const longestBar = 110;

/** A map drawn here: stores, towns and a scale. It loads nothing from a map provider. */
export function StoreMap({ stores, own, selected, onSelect }: StoreMapProps) {
  const text = useText();
  const { locale } = useShop().tenant;
  const [wanted, setWanted] = useState<boolean>();
  const chosen = stores.find(({ storeId }) => storeId === selected)?.position;
  const centre = own ?? chosen;
  // The map centres on a searched place; pressing a store does not move it.
  const close = centre !== undefined && (wanted ?? own !== undefined);
  const section = close ? mapSection(stores, centre) : stores.map(({ position }) => position);
  const projection = fitting([...section, ...[own, chosen].filter((place) => place !== undefined)], box);
  const bar = scaleBar(projection.perMetre, longestBar);
  const inSight = stores.filter(({ position }) => isInside(projection.project(position)));
  // The selected one is drawn last, on top.
  const drawn = [...inSight].sort((a, b) => Number(a.storeId === selected) - Number(b.storeId === selected));

  return (
    <div className="store-map">
      <svg viewBox={`0 0 ${box.width} ${box.height}`} role="group" aria-label={text('service.map.label')}>
        <g className="map-net" aria-hidden="true">
          {graticule(projection, box).map((line) => (
            <path key={line} d={line} />
          ))}
        </g>
        <g className="map-rings" aria-hidden="true">
          {inSight.map(({ storeId, position }) => (
            <circle key={storeId} {...centred(projection.project(position))} r={44} />
          ))}
        </g>
        {own && <OwnMarker at={projection.project(own)} label={text('service.map.own')} />}
        {drawn.map((store) => (
          <Marker
            key={store.storeId}
            store={store}
            at={projection.project(store.position)}
            pressed={store.storeId === selected}
            onPress={() => onSelect(store.storeId)}
          />
        ))}
        <g className="map-cities" aria-hidden="true">
          {cityLabels(inSight, projection).map(({ city, x, y }) => (
            <text key={city} x={x} y={y}>
              {city}
            </text>
          ))}
        </g>
        <g className="map-scale" aria-hidden="true" transform={`translate(16 ${box.height - 16})`}>
          <path d={`M0 -6V0H${bar.length.toFixed(1)}V-6`} />
          <text x={bar.length + 8} y={0}>
            {formatDistance(bar.metres, locale)}
          </text>
        </g>
      </svg>
      {centre && (
        <Button kind="outline" size="s" icon={close ? MinusIcon : PlusIcon} onClick={() => setWanted(!close)}>
          {text(close ? 'service.map.whole' : 'service.map.closer')}
        </Button>
      )}
    </div>
  );
}

interface MarkerProps {
  readonly store: CollectStore;
  readonly at: Point;
  readonly pressed: boolean;
  onPress(): void;
}

function Marker({ store, at, pressed, onPress }: MarkerProps) {
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    onPress();
  };
  return (
    <g
      className={classes('map-marker', pressed && 'map-marker-pressed')}
      transform={`translate(${at.x.toFixed(1)} ${at.y.toFixed(1)})`}
      role="button"
      tabIndex={0}
      aria-pressed={pressed}
      aria-label={store.name}
      onClick={onPress}
      onKeyDown={press}
    >
      <title>{store.name}</title>
      <circle className="map-target" r={22} />
      <path d="M0 0C-4 -7 -11 -11 -11 -19A11 11 0 0 1 11 -19C11 -11 4 -7 0 0Z" />
      <circle className="map-dot" cy={-19} r={4} />
    </g>
  );
}

function OwnMarker({ at: { x, y }, label }: { readonly at: Point; readonly label: string }) {
  return (
    <g className="map-own" transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`} role="img" aria-label={label}>
      <circle className="map-own-halo" r={16} />
      <circle r={7} />
    </g>
  );
}

const centred = ({ x, y }: Point) => ({ cx: x.toFixed(1), cy: y.toFixed(1) });
const isInside = ({ x, y }: Point) => x > 0 && y > 0 && x < box.width && y < box.height;
