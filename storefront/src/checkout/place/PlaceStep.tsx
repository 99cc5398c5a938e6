import {
  type Cart,
  type CartChange,
  invalidAddressFields,
  isDeliverable,
  type OrderConfig,
  withoutPlaceholders,
} from '@trolley/contract';
import { useState } from 'react';
import { useCustomer } from '../../shell/session/customerState.ts';
import '../../service/dialog/dialog.css';
import { Alert } from '@trolley/ui/Alert.tsx';
import { Button } from '@trolley/ui/Button.tsx';
import { ChangesStep } from '../../service/dialog/ChangesStep.tsx';
import { openServiceDialog } from '../../service/openServiceDialog.ts';
import { useText } from '../../shell/shop.tsx';
import { ContactForm } from './ContactForm.tsx';
import { formatCity, formatPlace, formatStreet } from './formatPlace.ts';
import { SavedPlaces } from './SavedPlaces.tsx';
import './place.css';

/** Those that the form below the address asks for. */
const contactFields: readonly string[] = ['firstName', 'lastName', 'phoneNumber', 'additionalInfo'];
const isContactField = (field: string) => contactFields.includes(field);

interface PlaceStepProps {
  readonly cart: Cart;
  readonly config: OrderConfig;
  onDone(): void;
}

/** Where the order goes, who takes it and how they are reached. */
export function PlaceStep({ cart, config, onDone }: PlaceStepProps) {
  const text = useText();
  const { customer } = useCustomer();
  const [changes, setChanges] = useState<readonly CartChange[]>([]);
  const address = cart.distributionAddress && withoutPlaceholders(cart.distributionAddress);
  const choose = (
    <Button kind={address ? 'outline' : 'primary'} onClick={() => void openServiceDialog('place')}>
      {text(address ? 'checkout.place.other' : 'checkout.place.choose')}
    </Button>
  );
  if (changes.length > 0) return <ChangesStep changes={changes} onDone={() => setChanges([])} />;
  const saved = customer && <SavedPlaces customer={customer} config={config} address={address} onChosen={setChanges} />;
  if (!address) {
    return (
      <>
        <p>{text('checkout.place.none')}</p>
        {saved}
        <div className="form-actions">{choose}</div>
      </>
    );
  }
  if (address.distributionType === 'CLICK_AND_COLLECT') {
    return (
      <>
        <p>{formatPlace(cart, text)}</p>
        <div className="form-actions">
          <Button onClick={onDone}>{text('checkout.place.submit')}</Button>
          {choose}
        </div>
      </>
    );
  }
  const complete = isDeliverable(address) && invalidAddressFields(address).every((field) => isContactField(field));
  return (
    <>
      {saved}
      <div className="place-chosen">
        <p>
          {[formatStreet(address, text), formatCity(address, text)].filter(Boolean).map((line) => (
            <span key={line}>{line}</span>
          ))}
        </p>
        {choose}
      </div>
      {complete ? (
        <ContactForm
          key={`${formatStreet(address, text)} ${address.firstName} ${address.lastName}`}
          address={address}
          config={config}
          customer={customer}
          onDone={onDone}
        />
      ) : (
        <Alert tone="warning">{text('checkout.place.incomplete')}</Alert>
      )}
    </>
  );
}
