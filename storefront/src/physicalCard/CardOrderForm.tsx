import {
  type Customer,
  loyaltyFailures,
  namesOnCard,
  orderPhysicalCard,
  type PhysicalCard,
  physicalCardFailures,
  printedName,
} from '@trolley/contract';
import { Card } from '@trolley/ui/Card.tsx';
import { useEffect } from 'react';
import { useWatch } from 'react-hook-form';
import { useCart } from '../cart/cart.ts';
import { hiddenFields } from '../customer/profile/address/addressValues.ts';
import { FormField } from '../form/FormField.tsx';
import { FormRadio } from '../form/FormRadio.tsx';
import { ShopForm } from '../form/ShopForm.tsx';
import { SubmitButton } from '../form/SubmitButton.tsx';
import { type ShopForm as Form, useShopForm } from '../form/useShopForm.ts';
import { PlaceFields } from '../service/delivery/PlaceFields.tsx';
import { useServiceDependencies } from '../service/serviceDependencies.ts';
import { useOrderConfig } from '../service/useOrderConfig.ts';
import { ApiError } from '../shell/api/apiError.ts';
import { useShop, useText } from '../shell/shop.tsx';
import { type LetterValues, letterBody, letterRules, letterValues, wishedName } from './letterValues.ts';

interface CardOrderFormProps {
  readonly customer: Customer;
  /** The editors' words for how long it takes. */
  readonly deliveryTime: string | undefined;
  onOrdered(card: PhysicalCard): void;
  /** Another tab or device was faster. */
  onOrderedBefore(): void;
  onName(name: string): void;
}

/** Where the card goes, for this letter alone, and what is printed on it. */
export function CardOrderForm({ customer, deliveryTime, onOrdered, onOrderedBefore, onName }: CardOrderFormProps) {
  const text = useText();
  const { call } = useServiceDependencies();
  const { locale } = useShop().tenant;
  const config = useOrderConfig();
  const { cart } = useCart();
  const form = useShopForm<LetterValues>({
    fields: letterRules,
    defaults: letterValues(customer, cart),
    draftKey: `physical-card:${customer.email}`,
    describe: ({ data }) =>
      data.errorCode === physicalCardFailures.notAMember
        ? text('card.refused.notAMember')
        : data.errorCode === loyaltyFailures.programmeAway
          ? text('card.refused.away')
          : undefined,
    async onSubmit(values) {
      const countryCode = config?.country.code ?? new Intl.Locale(locale).region ?? '';
      try {
        onOrdered(await call(orderPhysicalCard, { body: letterBody(values, countryCode) }));
      } catch (error) {
        if (error instanceof ApiError && error.data.errorCode === physicalCardFailures.cardOrderedAlready)
          return onOrderedBefore();
        throw withOwnFields(error);
      }
    },
  });
  const hidden = hiddenFields(config);
  return (
    <Card className="card-order">
      <ShopForm form={form}>
        <div className="card-head">
          <h2>{text('card.where')}</h2>
          <p className="muted small">
            {text(customer.addresses.length > 0 ? 'card.forThisLetter' : 'card.forThisLetter.alone')}
          </p>
        </div>
        <div className="form-row">
          <FormField form={form} name="firstName" label={text('card.field.firstName')} autoComplete="given-name" />
          <FormField form={form} name="lastName" label={text('card.field.lastName')} autoComplete="family-name" />
        </div>
        <div className="card-order-street">
          <FormField
            form={form}
            name="streetName"
            label={text('service.field.streetName')}
            autoComplete="address-line1"
          />
          <FormField form={form} name="streetNumber" label={text('service.field.streetNumber')} autoComplete="off" />
        </div>
        <div className="card-order-inside">
          {(['stairCase', 'floor', 'door'] as const)
            .filter((name) => !hidden.includes(name))
            .map((name) => (
              <FormField
                key={name}
                form={form}
                name={name}
                label={text(`service.field.${name}`)}
                note={text('card.optional')}
                autoComplete="off"
              />
            ))}
        </div>
        <PlaceFields
          className="form-row"
          code={
            <FormField
              form={form}
              name="postalCode"
              label={text('service.field.postalCode')}
              autoComplete="postal-code"
            />
          }
          city={<FormField form={form} name="city" label={text('service.field.city')} autoComplete="address-level2" />}
        />
        <NameChoice form={form} customer={customer} onName={onName} />
        <div className="card-order-send">
          <SubmitButton form={form} size="l">
            {text('card.order')}
          </SubmitButton>
          <p className="muted small">{[deliveryTime, text('card.once')].filter(Boolean).join(' ')}</p>
        </div>
      </ShopForm>
    </Card>
  );
}

function NameChoice({
  form,
  customer,
  onName,
}: Pick<CardOrderFormProps, 'customer' | 'onName'> & { readonly form: Form<LetterValues> }) {
  const text = useText();
  const wish = useWatch({ control: form.control, name: 'nameOnCard' });
  const printed = printedName(customer, wishedName(String(wish)));
  useEffect(() => onName(printed), [onName, printed]);
  return (
    <div className="card-order-name">
      <FormRadio
        form={form}
        name="nameOnCard"
        legend={text('card.name')}
        choices={namesOnCard.map((value) => ({
          value,
          label: printedName(customer, value) || text('card.name.none'),
        }))}
      />
    </div>
  );
}

/** The server names fields below `address`; the form calls them by their own names. */
function withOwnFields(error: unknown): unknown {
  if (!(error instanceof ApiError) || !error.data.fields) return error;
  const fields = error.data.fields.map((field) => ({ ...field, path: field.path.replace(/^address\./, '') }));
  return new ApiError(error.status, error.message, { ...error.data, fields }, error.requestId);
}
