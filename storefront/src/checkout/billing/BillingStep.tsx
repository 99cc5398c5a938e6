import {
  type Cart,
  kindsOf,
  type OrderConfig,
  type PaymentMethod,
  setBillingAddress,
  walletMethod,
} from '@trolley/contract';
import { useWatch } from 'react-hook-form';
import { useCartStore } from '../../cart/cart.ts';
import { FormCheckbox } from '../../form/FormCheckbox.tsx';
import { FormField } from '../../form/FormField.tsx';
import { ShopForm } from '../../form/ShopForm.tsx';
import { SubmitButton } from '../../form/SubmitButton.tsx';
import { useShopForm } from '../../form/useShopForm.ts';
import { useCustomer } from '../../shell/session/customerState.ts';
import { useText } from '../../shell/shop.tsx';
import { BillingAddressFields } from './BillingAddressFields.tsx';
import { type BillingValues, billingBody, billingRules, billingValues, companyFields, isAsked } from './billingForm.ts';
import './billing.css';

interface BillingStepProps {
  readonly cart: Cart;
  readonly config: OrderConfig;
  /** `dropped`: the payment method that the new billing address does not allow. */
  onDone(dropped: PaymentMethod | undefined): void;
}

/** CHK-02: who pays, where the invoice goes, and the address that mails are sent to. */
export function BillingStep({ cart, config, onDone }: BillingStepProps) {
  const text = useText();
  const store = useCartStore();
  const { customer } = useCustomer();
  const form = useShopForm<BillingValues>({
    fields: billingRules(config),
    defaults: billingValues(cart, config, customer),
    draftKey: 'checkout-billing',
    async onSubmit(values) {
      const body = billingBody(values, cart, config, customer);
      const { changes = [] } = await store.change(setBillingAddress, { body });
      const isDropped = changes.some(({ kind }) => kind === 'paymentDropped');
      onDone(isDropped ? cart.payments.find(({ methodKey }) => methodKey !== walletMethod)?.methodKey : undefined);
    },
  });
  const [same, company] = useWatch({ control: form.control, name: ['same', 'company'] }) as [boolean, boolean];
  const asked = (field: string) => isAsked(field, { same, company }, config);
  const setting = (field: keyof OrderConfig['billingFields']) => config.billingFields[field];
  const noteOf = (field: keyof OrderConfig['billingFields']) =>
    setting(field) === 'Mandatory' ? undefined : text('checkout.optional');
  const offersCompany = companyFields.some((field) => setting(field) !== 'Hide');
  const needsCompany = companyFields.some((field) => setting(field) === 'Mandatory');
  const saved = customer?.addresses.filter(({ addressType }) => kindsOf(addressType).includes('Billing')) ?? [];
  return (
    <ShopForm form={form}>
      <FormField
        form={form}
        name="email"
        type="email"
        inputMode="email"
        label={text('checkout.field.email')}
        hint={text('checkout.field.emailHint')}
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
      />
      {asked('phoneNumber') && (
        <FormField
          form={form}
          name="phoneNumber"
          type="tel"
          label={text('checkout.field.phoneNumber')}
          note={noteOf('phoneNumber')}
          autoComplete="tel"
        />
      )}
      <div className="billing-choices">
        {cart.distributionAddress?.distributionType === 'DELIVERY' && (
          <FormCheckbox form={form} name="same" label={text('checkout.billing.same')} />
        )}
        {offersCompany && !needsCompany && (
          <FormCheckbox form={form} name="company" label={text('checkout.billing.company')} />
        )}
      </div>
      {company && (
        <>
          {asked('companyName') && (
            <FormField
              form={form}
              name="companyName"
              label={text('checkout.field.companyName')}
              autoComplete="organization"
            />
          )}
          <div className="form-row">
            {(['valueAddedTaxId', 'companyRegistrationNumber'] as const).filter(asked).map((field) => (
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
        </>
      )}
      {asked('title') && (
        <div className="form-row">
          <FormField
            form={form}
            name="title"
            label={text('checkout.field.title')}
            note={noteOf('title')}
            autoComplete="honorific-prefix"
          />
        </div>
      )}
      {!same && <BillingAddressFields form={form} asked={asked} noteOf={noteOf} saved={saved} />}
      <div className="form-actions">
        <SubmitButton form={form}>{text('checkout.billing.submit')}</SubmitButton>
      </div>
    </ShopForm>
  );
}
