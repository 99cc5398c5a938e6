import { addressCategories, addressTypes, type OrderConfig, type Place } from '@trolley/contract';
import { useWatch } from 'react-hook-form';
import { FormField } from '../../../form/FormField.tsx';
import { FormRadio } from '../../../form/FormRadio.tsx';
import { FormTextArea } from '../../../form/FormTextArea.tsx';
import type { ShopForm } from '../../../form/useShopForm.ts';
import { isCodeBegun } from '../../../service/delivery/isCodeBegun.ts';
import { PlaceFields } from '../../../service/delivery/PlaceFields.tsx';
import { useText } from '../../../shell/shop.tsx';
import { AddressSearch } from './AddressSearch.tsx';
import { isPhoneNeeded } from './addressRules.ts';
import type { AddressValues } from './addressValues.ts';

interface AddressFieldsProps {
  readonly form: ShopForm<AddressValues>;
  readonly config: OrderConfig | undefined;
  /** What this tenant does not ask for. */
  readonly hidden: readonly string[];
  onPlace(place: Place): void;
}

export function AddressFields({ form, config, hidden, onPlace }: AddressFieldsProps) {
  const text = useText();
  const [category, addressType, typedCode] = useWatch({
    control: form.control,
    name: ['category', 'addressType', 'postalCode'],
  });
  const code = String(typedCode).trim();
  const shows = (field: string) => !hidden.includes(field);
  const phoneNeeded = isPhoneNeeded(config, { ...form.values(), addressType: String(addressType) });
  return (
    <>
      <div className="address-choices">
        <FormRadio
          form={form}
          name="addressType"
          legend={text('profile.address.use')}
          choices={addressTypes.map((value) => ({ value, label: text(`profile.address.use.${value}`) }))}
        />
        <FormRadio
          form={form}
          name="category"
          legend={text('profile.address.category')}
          choices={addressCategories.map((value) => ({ value, label: text(`profile.address.category.${value}`) }))}
        />
      </div>
      <FormField
        form={form}
        name="label"
        label={text('profile.address.label')}
        note={text('profile.optional')}
        hint={text('profile.address.labelHint')}
        autoComplete="off"
      />
      <div className="form-row">
        <FormField form={form} name="firstName" label={text('profile.field.firstName')} autoComplete="given-name" />
        <FormField form={form} name="lastName" label={text('profile.field.lastName')} autoComplete="family-name" />
      </div>
      {category === 'company' && shows('company') && (
        <FormField form={form} name="company" label={text('profile.address.company')} autoComplete="organization" />
      )}
      <AddressSearch form={form} onPlace={onPlace} />
      <div className="address-grid">
        <FormField
          form={form}
          name="streetName"
          label={text('service.field.streetName')}
          autoComplete="address-line1"
        />
        <FormField form={form} name="streetNumber" label={text('service.field.streetNumber')} autoComplete="off" />
      </div>
      <PlaceFields
        className="address-grid address-grid-code"
        code={
          <FormField
            form={form}
            name="postalCode"
            label={text('service.field.postalCode')}
            hint={isCodeBegun(code) ? text('service.field.postalCodeBegun', { code }) : undefined}
            autoComplete="postal-code"
          />
        }
        city={<FormField form={form} name="city" label={text('service.field.city')} autoComplete="address-level2" />}
      />
      <div className="address-inside">
        {(['stairCase', 'floor', 'door'] as const).filter(shows).map((name) => (
          <FormField
            key={name}
            form={form}
            name={name}
            label={text(`service.field.${name}`)}
            note={text('profile.optional')}
            autoComplete="off"
          />
        ))}
      </div>
      {shows('phoneNumber') && (
        <FormField
          form={form}
          name="phoneNumber"
          type="tel"
          label={text('profile.address.phone')}
          note={phoneNeeded ? undefined : text('profile.optional')}
          hint={text('profile.address.phoneHint')}
          autoComplete="tel"
        />
      )}
      {addressType !== 'billing' && (
        <FormTextArea
          form={form}
          name="additionalInfo"
          label={text('service.field.additionalInfo')}
          note={text('profile.optional')}
          hint={text('service.field.additionalInfoHint')}
          rows={2}
        />
      )}
    </>
  );
}
