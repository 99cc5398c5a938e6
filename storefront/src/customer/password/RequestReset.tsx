import { type CustomerScreenData, requestPasswordReset } from '@trolley/contract';
import { TextLink } from '@trolley/ui/TextLink.tsx';
import { useState } from 'react';
import { ShopForm } from '../../form/ShopForm.tsx';
import { SubmitButton } from '../../form/SubmitButton.tsx';
import { useShopForm } from '../../form/useShopForm.ts';
import { usePathTo, useText } from '../../shell/shop.tsx';
import { useAuthDependencies } from '../auth/AuthContext.ts';
import { AuthPage } from '../auth/AuthPage.tsx';
import { authErrorText } from '../auth/authErrorText.ts';
import { configText } from '../auth/config.ts';
import { EmailField } from '../auth/EmailField.tsx';
import { useGuardedCall } from '../auth/useGuardedCall.ts';
import { Waiting } from '../auth/Waiting.tsx';
import { CheckMailbox } from '../registration/CheckMailbox.tsx';

/** The answer is the same whether or not there is such an account. */
export function RequestReset({ config }: Pick<CustomerScreenData, 'config'>) {
  const text = useText();
  const pathTo = usePathTo();
  const { call } = useAuthDependencies();
  const guarded = useGuardedCall();
  const [sentTo, setSentTo] = useState<string>();
  const [correcting, setCorrecting] = useState('');
  const send = (email: string) =>
    guarded.send(({ query, headers }) => call(requestPasswordReset, { query, body: { email } }, { headers }));
  const form = useShopForm({
    fields: { email: 'email' },
    defaults: { email: correcting },
    draftKey: 'login',
    describe: authErrorText(text),
    async onSubmit({ email }) {
      await send(email.trim());
      setSentTo(email.trim());
    },
  });
  const login = pathTo('login');
  if (sentTo !== undefined)
    return (
      <CheckMailbox
        email={sentTo}
        intro={configText(config, 'sent') ?? text('auth.reset.sent')}
        again={() => send(sentTo)}
        onCorrect={() => {
          setCorrecting(sentTo);
          setSentTo(undefined);
        }}
      />
    );
  return (
    <AuthPage
      title={configText(config, 'headline') ?? text('account.title.password-reset')}
      crumb={text('account.title.password-reset')}
      intro={configText(config, 'text')}
    >
      <ShopForm form={form} onBegin={guarded.prepare}>
        <EmailField form={form} autoComplete="username" />
        <Waiting shown={guarded.waiting} />
        <SubmitButton form={form} wide size="l">
          {text('auth.reset.submit')}
        </SubmitButton>
        {login !== undefined && (
          <TextLink data-back className="auth-link" href={login}>
            {text('auth.reset.back')}
          </TextLink>
        )}
      </ShopForm>
    </AuthPage>
  );
}
