import { type Customer, customerFailures } from '@trolley/contract';
import { FormCheckbox } from '../../form/FormCheckbox.tsx';
import { FormField } from '../../form/FormField.tsx';
import { ShopForm } from '../../form/ShopForm.tsx';
import { SubmitButton } from '../../form/SubmitButton.tsx';
import { useShopForm } from '../../form/useShopForm.ts';
import { useShop, useText } from '../../shell/shop.tsx';
import { configText } from '../door/config.ts';
import { doorRefusal } from '../door/doorRefusal.ts';
import { useGuardedCall } from '../door/useGuardedCall.ts';
import { Waiting } from '../door/Waiting.tsx';
import { PersonFields } from './PersonFields.tsx';
import { type RegistrationValues, registrationRules } from './registrationForm.ts';
import { TopicFields } from './TopicFields.tsx';
import type { Send } from './useRegistration.ts';

interface AccountFormProps {
  readonly config: Readonly<Record<string, unknown>> | undefined;
  readonly withCard: boolean;
  readonly defaults: RegistrationValues;
  readonly submitLabel: string;
  send: Send;
  onAnswer(customer: Customer | undefined, values: RegistrationValues): Promise<void> | void;
}

/** CUST-04, CUST-09: everything an account needs. */
export function AccountForm({ config, withCard, defaults, submitLabel, send, onAnswer }: AccountFormProps) {
  const text = useText();
  const { tenant } = useShop();
  const guarded = useGuardedCall();
  const form = useShopForm<RegistrationValues>({
    fields: registrationRules(tenant, withCard),
    defaults,
    draftKey: withCard ? 'offline-account' : 'registration',
    secret: ['activationCode'],
    describe: doorRefusal(text, { [customerFailures.cardInvalid]: 'door.card.invalid' }),
    onSubmit: async (values) => onAnswer(await guarded.send((passed) => send(values, passed)), values),
  });
  const terms = configText(config, 'termsHref');
  return (
    <ShopForm form={form} onBegin={guarded.prepare}>
      {withCard && (
        <div className="form-row">
          <FormField
            form={form}
            name="cardNumber"
            label={text('door.card.number')}
            hint={configText(config, 'help')}
            inputMode="numeric"
            autoComplete="off"
          />
          <FormField
            form={form}
            name="activationCode"
            label={text('door.card.code')}
            hint={text('door.card.codeHint')}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
          />
        </div>
      )}
      <PersonFields form={form} />
      <TopicFields form={form} />
      <FormCheckbox
        form={form}
        name="terms"
        label={configText(config, 'termsLabel') ?? text('door.terms')}
        called={text('door.termsName')}
        hint={
          terms === undefined ? undefined : (
            <a className="link door-terms" href={terms} target="_blank" rel="noreferrer">
              {text('door.termsLink')}
            </a>
          )
        }
      />
      <Waiting shown={guarded.waiting} />
      <SubmitButton form={form} wide size="l">
        {submitLabel}
      </SubmitButton>
    </ShopForm>
  );
}
