import type { Place, PlaceSuggestion } from '@trolley/contract';
import { useRef, useState } from 'react';
import type { ShopForm } from '../../../form/useShopForm.ts';
import { isCodeBegun } from '../../../service/delivery/isCodeBegun.ts';
import { placeOfSuggestion } from '../../../service/delivery/maps.ts';
import { PlaceField } from '../../../service/delivery/PlaceField.tsx';
import { useServiceDependencies } from '../../../service/serviceDependencies.ts';
import { useText } from '../../../shell/shop.tsx';
import type { AddressValues } from './addressValues.ts';

interface AddressSearchProps {
  readonly form: ShopForm<AddressValues>;
  onPlace(place: Place): void;
}

/** Typed in one field and picked from the map, which then fills in the rest; what it does not know stays empty. */
export function AddressSearch({ form, onPlace }: AddressSearchProps) {
  const text = useText();
  const { call } = useServiceDependencies();
  const [typed, setTyped] = useState('');
  const frame = useRef<HTMLDivElement>(null);
  const focusOn = (name: string) =>
    frame.current?.closest('form')?.querySelector<HTMLElement>(`[name="${name}"]`)?.focus();
  const pick = async (suggestion: PlaceSuggestion) => {
    setTyped(`${suggestion.primaryPart}, ${suggestion.secondaryPart}`);
    const place = await placeOfSuggestion(call, suggestion);
    if (!place) return;
    for (const name of ['streetName', 'streetNumber', 'postalCode', 'city'] as const) form.set(name, place[name] ?? '');
    onPlace(place);
    const { streetNumber = '', postalCode = '' } = place;
    if (streetNumber === '') focusOn('streetNumber');
    else if (isCodeBegun(postalCode)) focusOn('postalCode');
  };
  return (
    <div ref={frame}>
      <PlaceField
        label={text('profile.address.search')}
        hint={text('service.address.searchHint')}
        value={typed}
        onType={setTyped}
        onPick={(suggestion) => void pick(suggestion)}
      />
    </div>
  );
}
