import { type Customer, type DistributionAddress, fieldProblem, type OrderConfig } from '@trolley/contract';
import { FormField } from '../../form/FormField.tsx';
import { FormTextArea } from '../../form/FormTextArea.tsx';
import { ShopForm } from '../../form/ShopForm.tsx';
import { SubmitButton } from '../../form/SubmitButton.tsx';
import { useShopForm } from '../../form/useShopForm.ts';
import { choosePlace } from '../../service/choosePlace.ts';
import { useServiceDependencies } from '../../service/serviceDependencies.ts';
import { ApiError } from '../../shell/api/apiError.ts';
import { useText } from '../../shell/shop.tsx';
import { KeepAddress } from './KeepAddress.tsx';

interface ContactFormProps {
  readonly address: DistributionAddress;
  readonly config: OrderConfig;
  readonly customer: Customer | undefined;
  onDone(): void;
}

/** VAL-11, VAL-15: recipient, phone number, and a note for the driver. */
export function ContactForm({ address, config, customer, onDone }: ContactFormProps) {
  const text = useText();
  const dependencies = useServiceDependencies();
  const needsPhone = config.deliveryPhoneNumber === 'Mandatory';
  const form = useShopForm({
    fields: {
      firstName: 'firstnameGeneral',
      lastName: 'surname',
      phoneNumber: (value: string) =>
        needsPhone && value.trim() === '' ? { kind: 'required' } : fieldProblem('legacyPhone', value),
      additionalInfo: 'deliveryNote',
    },
    defaults: {
      firstName: address.firstName ?? customer?.firstName ?? '',
      lastName: address.lastName ?? customer?.lastName ?? '',
      phoneNumber: address.phoneNumber ?? customer?.billingData.phoneNumber ?? '',
      additionalInfo: address.additionalInfo ?? '',
    },
    draftKey: 'checkout-place',
    describe: ({ data }) => (data.errorCode ? text(`checkout.place.${data.errorCode}`) : undefined),
    async onSubmit(values) {
      const given = Object.fromEntries(Object.entries(values).map(([name, value]) => [name, value.trim()]));
      const outcome = await choosePlace(dependencies, { ...address, ...given });
      // Shown above the form, which keeps what was typed.
      if (outcome.kind !== 'chosen') throw new ApiError(409, outcome.kind, { errorCode: outcome.kind });
      onDone();
    },
  });
  return (
    <ShopForm form={form}>
      <div className="form-row">
        <FormField form={form} name="firstName" label={text('checkout.field.firstName')} autoComplete="given-name" />
        <FormField form={form} name="lastName" label={text('checkout.field.lastName')} autoComplete="family-name" />
      </div>
      <FormField
        form={form}
        name="phoneNumber"
        type="tel"
        label={text('checkout.field.phoneNumber')}
        note={needsPhone ? undefined : text('checkout.optional')}
        hint={text('checkout.field.phoneHint')}
        autoComplete="tel"
      />
      <FormTextArea
        form={form}
        name="additionalInfo"
        label={text('checkout.field.note')}
        note={text('checkout.optional')}
        hint={text('service.field.additionalInfoHint')}
        rows={2}
      />
      {customer && <KeepAddress customer={customer} address={address} />}
      <div className="form-actions">
        <SubmitButton form={form}>{text('checkout.place.submit')}</SubmitButton>
      </div>
    </ShopForm>
  );
}
