import type { FoundStore, Position, StoreMapSource } from '@trolley/contract';
import { useMemo } from 'react';
import { PinMap } from '../map/PinMap.tsx';
import { useText } from '../shell/shop.tsx';

interface FinderMapProps {
  readonly stores: readonly FoundStore[];
  readonly source: StoreMapSource;
  readonly own: Position | undefined;
  readonly chosen: string | undefined;
  /** What stands on the pin of a store alone, instead of its number. */
  readonly mark?: string;
  onChoose(id: string): void;
}

/** The stores of the list with the same numbers. */
export function FinderMap({ stores, source, own, chosen, mark, onChoose }: FinderMapProps) {
  const text = useText();
  const places = useMemo(
    () => stores.map(({ id, name, position }, index) => ({ id, name, position, number: mark ?? index + 1 })),
    [stores, mark],
  );
  return (
    <PinMap
      country={source.country}
      styleUrl={source.mapStyle}
      label={text('service.map.label')}
      places={places}
      own={own}
      chosen={chosen}
      onChoose={onChoose}
    />
  );
}
