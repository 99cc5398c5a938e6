import { type CartChange, type Customer, type DistributionAddress, type OrderConfig } from '@trolley/contract';
import { RadioGroup } from '@trolley/ui/RadioGroup.tsx';
import { useState } from 'react';
import { choosePlace } from '../../service/choosePlace.ts';
import { deliveryPlaces, deliveryTo, isSamePlace } from '../../service/known/knownPlaces.ts';
import { useServiceDependencies } from '../../service/serviceDependencies.ts';
import { useText } from '../../shell/shop.tsx';
import { formatCity, formatStreet } from './formatPlace.ts';

interface SavedPlacesProps {
  readonly customer: Customer;
  readonly config: OrderConfig;
  readonly address: DistributionAddress | undefined;
  /** The cart has this address now; `changes` are to be shown. */
  onChosen(changes: readonly CartChange[]): void;
}

/** The customer's saved delivery addresses, the last used one first. */
export function SavedPlaces({ customer, config, address, onChosen }: SavedPlacesProps) {
  const text = useText();
  const dependencies = useServiceDependencies();
  const [wanted, setWanted] = useState<string>();
  const [problem, setProblem] = useState<string>();
  const places = deliveryPlaces(customer.addresses);
  if (places.length === 0) return null;
  const choose = async (id: string) => {
    const place = places.find((one) => one.id === id);
    if (!place) return;
    setWanted(id);
    setProblem(undefined);
    const outcome = await choosePlace(dependencies, deliveryTo(place, config.country));
    setWanted(undefined);
    if (outcome.kind !== 'chosen') return setProblem(outcome.kind);
    onChosen(outcome.answer.changes ?? []);
  };
  return (
    <RadioGroup
      framed
      legend={text('checkout.place.saved')}
      name="savedPlace"
      value={wanted ?? places.find((place) => isSamePlace(deliveryTo(place, config.country), address))?.id ?? ''}
      error={problem && text(`checkout.place.${problem}`)}
      onChange={(id) => void choose(id)}
      choices={places.map((place) => ({
        value: place.id,
        label: place.label ?? `${place.firstName} ${place.lastName}`,
        hint: [
          place.label === undefined ? undefined : `${place.firstName} ${place.lastName}`,
          formatStreet(place, text),
          formatCity(place, text),
        ]
          .filter(Boolean)
          .join(', '),
      }))}
    />
  );
}
