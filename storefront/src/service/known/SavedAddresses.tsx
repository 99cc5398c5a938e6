import { type CartReply, type OrderConfig, type SavedAddress, writtenPostalCode } from '@trolley/contract';
import { Alert } from '@trolley/ui/Alert.tsx';
import { HomeIcon } from '@trolley/ui/icons.ts';
import { TextLink } from '@trolley/ui/TextLink.tsx';
import { useState } from 'react';
import { useCustomer } from '../../shell/session/customerState.ts';
import { usePathTo, useText } from '../../shell/shop.tsx';
import { choosePlace } from '../choosePlace.ts';
import { MapPinIcon } from '../icons.ts';
import { useServiceDependencies } from '../serviceDependencies.ts';
import { type KnownPlace, KnownPlaces } from './KnownPlaces.tsx';
import { deliveryPlaces, deliveryTo } from './knownPlaces.ts';

interface SavedAddressesProps {
  readonly config: OrderConfig | undefined;
  onChosen(answer: CartReply, moved: boolean): void;
}

/** The customer's saved addresses that goods can be brought to. */
export function useSavedAddresses(): readonly SavedAddress[] {
  return deliveryPlaces(useCustomer().customer?.addresses ?? []);
}

/** WEEK-01: the last used address first, one press each. */
export function SavedAddresses({ config, onChosen }: SavedAddressesProps) {
  const text = useText();
  const dependencies = useServiceDependencies();
  const saved = useSavedAddresses();
  // The account's own texts are not on every page: this is `profile.slug.addresses` once more.
  const book = usePathTo()('profile', { slug: text('service.known.book') });
  const [busy, setBusy] = useState<string>();
  const [problem, setProblem] = useState<'outside' | 'incomplete' | 'failed'>();
  const choose = async ({ id, address }: KnownPlace) => {
    setBusy(id);
    setProblem(undefined);
    const outcome = await choosePlace(dependencies, address);
    setBusy(undefined);
    if (outcome.kind === 'chosen') onChosen(outcome.answer, outcome.moved);
    else setProblem(outcome.kind);
  };
  const badgeOf = ({ usedAt, primary }: SavedAddress, index: number) => {
    if (index === 0 && usedAt !== undefined) return text('service.known.last');
    return primary.includes('Delivery') && saved.length > 1 ? text('service.known.primary') : undefined;
  };
  const places = saved.map((one, index): KnownPlace => {
    const { streetName: street, streetNumber: number, stairCase, floor, door, postalCode, city } = one;
    const place = text('service.place', { code: writtenPostalCode(postalCode), city });
    const house = [text('service.store.address', { street, number }), stairCase, floor, door].filter(Boolean).join('/');
    return {
      id: one.id,
      icon: one.primary.includes('Delivery') ? HomeIcon : MapPinIcon,
      title: one.label ?? house,
      badge: badgeOf(one, index),
      line: one.label === undefined ? `${place} · ${one.firstName} ${one.lastName}` : `${house}, ${place}`,
      address: deliveryTo(one, config?.country),
    };
  });
  return (
    <>
      <KnownPlaces
        label={text('service.known.addresses')}
        places={places}
        busy={busy}
        onChoose={(place) => void choose(place)}
      />
      {book !== undefined && (
        <p className="known-manage">
          <TextLink href={book}>{text('service.known.manage')}</TextLink>
        </p>
      )}
      <div role="alert">
        {problem && (
          <Alert tone="warning">
            {problem === 'outside' && config?.invalidAddressMessage
              ? config.invalidAddressMessage
              : text(`service.address.${problem}`)}
          </Alert>
        )}
      </div>
    </>
  );
}
