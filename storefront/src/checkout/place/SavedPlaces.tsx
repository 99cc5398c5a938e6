import {
  type CartChange,
  type Customer,
  type DistributionAddress,
  kindsOf,
  type OrderConfig,
  type SavedAddress,
} from '@trolley/contract';
import { useState } from 'react';
import { choosePlace } from '../../service/choosePlace.ts';
import { useServiceDependencies } from '../../service/serviceDependencies.ts';
import { useText } from '../../shell/shop.tsx';
import { RadioGroup } from '../../ui/RadioGroup.tsx';
import { formatCity, formatStreet } from './formatPlace.ts';

interface SavedPlacesProps {
  readonly customer: Customer;
  readonly config: OrderConfig;
  readonly address: DistributionAddress | undefined;
  /** The cart has this address now; `changes` are to be shown. */
  onChosen(changes: readonly CartChange[]): void;
}

/** The customer's saved delivery addresses, the primary one first. */
export function SavedPlaces({ customer, config, address, onChosen }: SavedPlacesProps) {
  const text = useText();
  const dependencies = useServiceDependencies();
  const [wanted, setWanted] = useState<string>();
  const [problem, setProblem] = useState<string>();
  const places = customer.addresses
    .filter(({ addressType }) => kindsOf(addressType).includes('Delivery'))
    .sort((a, b) => Number(b.primary.includes('Delivery')) - Number(a.primary.includes('Delivery')));
  if (places.length === 0) return null;
  const choose = async (id: string) => {
    const place = places.find((one) => one.id === id);
    if (!place) return;
    setWanted(id);
    setProblem(undefined);
    const outcome = await choosePlace(dependencies, deliveryTo(place, config));
    setWanted(undefined);
    if (outcome.kind !== 'chosen') return setProblem(outcome.kind);
    onChosen(outcome.answer.changes ?? []);
  };
  return (
    <RadioGroup
      framed
      legend={text('checkout.place.saved')}
      name="savedPlace"
      value={wanted ?? places.find((place) => isSame(place, address))?.id ?? ''}
      error={problem && text(`checkout.place.${problem}`)}
      onChange={(id) => void choose(id)}
      choices={places.map((place) => ({
        value: place.id,
        label: `${place.firstName} ${place.lastName}`,
        hint: [formatStreet(place, text), formatCity(place, text)].join(', '),
      }))}
    />
  );
}

/** A saved address as one of the cart. */
function deliveryTo(place: SavedAddress, { country }: OrderConfig): DistributionAddress {
  const { firstName, lastName, streetName, streetNumber, postalCode, city, countryCode } = place;
  const { stairCase, floor, door, phoneNumber, additionalInfo, position } = place;
  const needed = {
    firstName,
    lastName,
    streetName,
    streetNumber,
    postalCode,
    city,
    countryCode,
    country: country.name,
  };
  const optional = Object.entries({ stairCase, floor, door, phoneNumber, additionalInfo, position });
  return {
    distributionType: 'DELIVERY',
    ...needed,
    ...Object.fromEntries(optional.filter(([, value]) => value !== undefined)),
  };
}

function isSame(place: SavedAddress, address: DistributionAddress | undefined): boolean {
  const fields = ['streetName', 'streetNumber', 'postalCode', 'city', 'door'] as const;
  return (
    address?.distributionType === 'DELIVERY' && fields.every((field) => (place[field] ?? '') === (address[field] ?? ''))
  );
}
