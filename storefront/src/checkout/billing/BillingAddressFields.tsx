import type { BillingFieldName, SavedAddress } from '@trolley/contract';
import { Select } from '@trolley/ui/Select.tsx';
import { FormField } from '../../form/FormField.tsx';
import type { ShopForm } from '../../form/useShopForm.ts';
import { PlaceFields } from '../../service/delivery/PlaceFields.tsx';
import { useText } from '../../shell/shop.tsx';
import { formatCity, formatStreet } from '../place/formatPlace.ts';
import { type BillingValues, valuesOfSaved } from './billingForm.ts';

interface BillingAddressFieldsProps {
  readonly form: ShopForm<BillingValues>;
  readonly saved: readonly SavedAddress[];
  asked(field: string): boolean;
  noteOf(field: BillingFieldName): string | undefined;
}

/** Name and address of the invoice: a saved one, or typed. */
export function BillingAddressFields({ form, saved, asked, noteOf }: BillingAddressFieldsProps) {
  const text = useText();
  const fill = (id: string) => {
    const chosen = saved.find((one) => one.id === id);
    if (!chosen) return;
    for (const [field, value] of Object.entries(valuesOfSaved(chosen))) form.set(field, value);
    if (chosen.company) form.set('company', true);
  };
  return (
    <>
      {saved.length > 0 && (
        <Select
          label={text('checkout.billing.saved')}
          defaultValue=""
          onChange={({ target }) => fill(target.value)}
          choices={[
            { value: '', label: text('checkout.billing.savedNone') },
            ...saved.map((one) => ({
              value: one.id,
              label: [`${one.firstName} ${one.lastName}`, formatStreet(one, text), formatCity(one, text)].join(', '),
            })),
          ]}
        />
      )}
      <div className="form-row">
        <FormField
          form={form}
          name="firstName"
          label={text('checkout.field.firstName')}
          autoComplete="billing given-name"
        />
        <FormField
          form={form}
          name="lastName"
          label={text('checkout.field.lastName')}
          autoComplete="billing family-name"
        />
      </div>
      <div className="billing-street">
        <FormField
          form={form}
          name="streetName"
          label={text('service.field.streetName')}
          autoComplete="billing address-line1"
        />
        <FormField form={form} name="streetNumber" label={text('service.field.streetNumber')} autoComplete="off" />
      </div>
      <div className="billing-door">
        {(['stairCase', 'floor', 'door'] as const).filter(asked).map((field) => (
          <FormField
            key={field}
            form={form}
            name={field}
            label={text(`checkout.field.${field}`)}
            note={noteOf(field)}
            autoComplete="off"
          />
        ))}
      </div>
      <PlaceFields
        className="billing-city"
        code={
          <FormField
            form={form}
            name="postalCode"
            label={text('service.field.postalCode')}
            autoComplete="billing postal-code"
          />
        }
        city={
          <FormField form={form} name="city" label={text('service.field.city')} autoComplete="billing address-level2" />
        }
      />
    </>
  );
}
