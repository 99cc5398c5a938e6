import { customerFailures, linkCard, loyaltyFailures } from '@trolley/contract';
import { FormField } from '../../form/FormField.tsx';
import { ShopForm } from '../../form/ShopForm.tsx';
import { SubmitButton } from '../../form/SubmitButton.tsx';
import { useShopForm } from '../../form/useShopForm.ts';
import { useServiceDependencies } from '../../service/serviceDependencies.ts';
import { notify } from '../../shell/notifications/notifications.ts';
import { acceptCustomer } from '../../shell/session/customerState.ts';
import { useText } from '../../shell/shop.tsx';

const told: readonly string[] = [
  customerFailures.cardInvalid,
  customerFailures.cardLinked,
  loyaltyFailures.programmeAway,
];

/** CUST-09: a card of the stores is linked to the account by the code that came with it. */
export function LinkCard() {
  const text = useText();
  const { call } = useServiceDependencies();
  const form = useShopForm({
    fields: { cardNumber: 'cardNumber', activationCode: 'activationcode' },
    defaults: { cardNumber: '', activationCode: '' },
    secret: ['activationCode'],
    describe: ({ data }) => (told.includes(data.errorCode ?? '') ? text(`loyalty.link.${data.errorCode}`) : undefined),
    async onSubmit({ cardNumber, activationCode }) {
      const body = { cardNumber: cardNumber.replace(/\s/g, ''), activationCode };
      acceptCustomer(await call(linkCard, { body }));
      notify({ key: 'loyalty.linked', message: text('loyalty.link.done'), type: 'success' });
    },
  });
  return (
    <ShopForm form={form} label={text('loyalty.link')}>
      <FormField
        form={form}
        name="cardNumber"
        label={text('loyalty.link.number')}
        hint={text('loyalty.link.number.hint')}
        inputMode="numeric"
        autoComplete="off"
      />
      <FormField
        form={form}
        name="activationCode"
        label={text('loyalty.link.code')}
        hint={text('loyalty.link.code.hint')}
        autoComplete="off"
      />
      <div>
        <SubmitButton form={form}>{text('loyalty.link')}</SubmitButton>
      </div>
    </ShopForm>
  );
}
