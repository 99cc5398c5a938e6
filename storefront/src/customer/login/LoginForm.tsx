import { customerFailures, login } from '@trolley/contract';
import { FormPassword } from '../../form/FormPassword.tsx';
import { ShopForm } from '../../form/ShopForm.tsx';
import { SubmitButton } from '../../form/SubmitButton.tsx';
import { useShopForm } from '../../form/useShopForm.ts';
import { usePathTo, useText } from '../../shell/shop.tsx';
import { TextLink } from '../../ui/TextLink.tsx';
import { doorRefusal } from '../door/doorRefusal.ts';
import { useDoorWorld } from '../door/doorWorld.ts';
import { EmailField } from '../door/EmailField.tsx';
import { useGuardedCall } from '../door/useGuardedCall.ts';
import { Waiting } from '../door/Waiting.tsx';

/** CUST-02: email and password, with an answer to the bot check or the app's key. */
export function LoginForm({ forgotLabel }: { readonly forgotLabel: string }) {
  const text = useText();
  const pathTo = usePathTo();
  const { call, loggedIn } = useDoorWorld();
  const { waiting, prepare, send } = useGuardedCall();
  const reset = pathTo('password-reset');
  const form = useShopForm({
    fields: { email: 'email', password: 'password' },
    defaults: { email: '', password: '' },
    draftKey: 'login',
    describe: doorRefusal(text, { [customerFailures.loginFailed]: 'door.login.failed' }),
    async onSubmit({ email, password }) {
      const customer = await send(({ query, headers }) =>
        call(login, { query, body: { email: email.trim(), password } }, { headers }),
      );
      await loggedIn(customer, { from: 'login' });
    },
  });
  return (
    <ShopForm form={form} onBegin={prepare}>
      <EmailField form={form} autoComplete="username" />
      <div className="door-password">
        <FormPassword form={form} name="password" label={text('door.password')} autoComplete="current-password" />
        {reset !== undefined && <TextLink href={reset}>{forgotLabel}</TextLink>}
      </div>
      <Waiting shown={waiting} />
      <SubmitButton form={form} wide size="l">
        {text('door.login.submit')}
      </SubmitButton>
    </ShopForm>
  );
}
