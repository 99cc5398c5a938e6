import {
  addAddress,
  type Customer,
  changeAddress,
  customerFailures,
  mostAddresses,
  type OrderConfig,
  type SavedAddress,
} from '@trolley/contract';
import { Button } from '@trolley/ui/Button.tsx';
import { useState } from 'react';
import { deleteDraft } from '../../../form/draft.ts';
import { ShopForm } from '../../../form/ShopForm.tsx';
import { SubmitButton } from '../../../form/SubmitButton.tsx';
import { useShopForm } from '../../../form/useShopForm.ts';
import { useShop, useText } from '../../../shell/shop.tsx';
import { profileDraft } from '../profileDraft.ts';
import { useCall } from '../useCall.ts';
import { AddressFields } from './AddressFields.tsx';
import { acceptAddresses } from './acceptAddresses.ts';
import { addressRules } from './addressRules.ts';
import { addressBody, addressTypeOf, addressValues, hiddenFields, knownPlace } from './addressValues.ts';

interface AddressEditorProps {
  readonly customer: Customer;
  readonly config: OrderConfig | undefined;
  /** The one to change; without it a new one is made. */
  readonly address: SavedAddress | undefined;
  onSaved(): void;
  onCancel(): void;
}

/** Adds or changes an address. A draft survives closing it. */
export function AddressEditor({ customer, config, address, onSaved, onCancel }: AddressEditorProps) {
  const text = useText();
  const call = useCall();
  const { locale } = useShop().tenant;
  const [known, setKnown] = useState(() => knownPlace(address));
  const hidden = hiddenFields(config);
  const draftKey = profileDraft(customer, `address:${address?.id ?? 'new'}`);
  const form = useShopForm({
    fields: addressRules(config),
    defaults: addressValues(address, customer),
    draftKey,
    describe: ({ data }) => {
      if (data.errorCode === customerFailures.tooManyAddresses)
        return text('profile.address.full', { most: mostAddresses });
      return data.errorCode === customerFailures.addressNotFound ? text('profile.address.gone') : undefined;
    },
    async onSubmit(values) {
      const countryCode = config?.country.code ?? address?.countryCode ?? new Intl.Locale(locale).region ?? '';
      const body = addressBody(values, { known, countryCode, hidden });
      const params = { type: addressTypeOf(values) };
      acceptAddresses(
        address
          ? await call(changeAddress, { params, body: { ...body, id: address.id } })
          : await call(addAddress, { params, body }),
      );
      onSaved();
    },
  });
  const cancel = () => {
    deleteDraft(sessionStorage, draftKey);
    onCancel();
  };
  return (
    <ShopForm form={form}>
      <AddressFields form={form} config={config} hidden={hidden} onPlace={(place) => setKnown(knownPlace(place))} />
      <div className="dialog-buttons">
        <Button kind="outline" onClick={cancel}>
          {text('profile.cancel')}
        </Button>
        <SubmitButton form={form}>{text('profile.address.save')}</SubmitButton>
      </div>
    </ShopForm>
  );
}
