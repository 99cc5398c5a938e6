import { type Customer, customerFailures } from '@trolley/contract';
import { FormCheckbox } from '../../form/FormCheckbox.tsx';
import { FormField } from '../../form/FormField.tsx';
import { ShopForm } from '../../form/ShopForm.tsx';
import { SubmitButton } from '../../form/SubmitButton.tsx';
import { useShopForm } from '../../form/useShopForm.ts';
import { useShop, useText } from '../../shell/shop.tsx';
import { authErrorText } from '../auth/authErrorText.ts';
import { configText } from '../auth/config.ts';
import { useGuardedCall } from '../auth/useGuardedCall.ts';
import { Waiting } from '../auth/Waiting.tsx';
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
    describe: authErrorText(text, { [customerFailures.cardInvalid]: 'auth.card.invalid' }),
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
            label={text('auth.card.number')}
            hint={configText(config, 'help')}
            inputMode="numeric"
            autoComplete="off"
          />
          <FormField
            form={form}
            name="activationCode"
            label={text('auth.card.code')}
            hint={text('auth.card.codeHint')}
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
        label={configText(config, 'termsLabel') ?? text('auth.terms')}
        called={text('auth.termsName')}
        hint={
          terms === undefined ? undefined : (
            <a className="link auth-terms" href={terms} target="_blank" rel="noreferrer">
              {text('auth.termsLink')}
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
