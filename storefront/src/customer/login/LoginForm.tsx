import { customerFailures, login } from '@trolley/contract';
import { TextLink } from '@trolley/ui/TextLink.tsx';
import { FormPassword } from '../../form/FormPassword.tsx';
import { ShopForm } from '../../form/ShopForm.tsx';
import { SubmitButton } from '../../form/SubmitButton.tsx';
import { useShopForm } from '../../form/useShopForm.ts';
import { usePathTo, useText } from '../../shell/shop.tsx';
import { useAuthDependencies } from '../auth/AuthContext.ts';
import { authErrorText } from '../auth/authErrorText.ts';
import { EmailField } from '../auth/EmailField.tsx';
import { useGuardedCall } from '../auth/useGuardedCall.ts';
import { Waiting } from '../auth/Waiting.tsx';

/** CUST-02: email and password, with an answer to the bot check or the app's key. */
export function LoginForm({ forgotLabel }: { readonly forgotLabel: string }) {
  const text = useText();
  const pathTo = usePathTo();
  const { call, afterLogin } = useAuthDependencies();
  const { waiting, prepare, send } = useGuardedCall();
  const reset = pathTo('password-reset');
  const form = useShopForm({
    fields: { email: 'email', password: 'password' },
    defaults: { email: '', password: '' },
    draftKey: 'login',
    describe: authErrorText(text, { [customerFailures.loginFailed]: 'auth.login.failed' }),
    async onSubmit({ email, password }) {
      const customer = await send(({ query, headers }) =>
        call(login, { query, body: { email: email.trim(), password } }, { headers }),
      );
      await afterLogin(customer, { from: 'login' });
    },
  });
  return (
    <ShopForm form={form} onBegin={prepare}>
      <EmailField form={form} autoComplete="username" />
      <div className="auth-password">
        <FormPassword form={form} name="password" label={text('auth.password')} autoComplete="current-password" />
        {reset !== undefined && <TextLink href={reset}>{forgotLabel}</TextLink>}
      </div>
      <Waiting shown={waiting} />
      <SubmitButton form={form} wide size="l">
        {text('auth.login.submit')}
      </SubmitButton>
    </ShopForm>
  );
}
