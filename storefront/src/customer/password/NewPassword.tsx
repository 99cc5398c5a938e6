import { resetPassword } from '@trolley/contract';
import { ButtonLink } from '@trolley/ui/ButtonLink.tsx';
import { SuccessIcon, WarningIcon } from '@trolley/ui/icons.ts';
import { useState } from 'react';
import { FormPassword } from '../../form/FormPassword.tsx';
import { ShopForm } from '../../form/ShopForm.tsx';
import { SubmitButton } from '../../form/SubmitButton.tsx';
import { useShopForm } from '../../form/useShopForm.ts';
import { usePathTo, useText } from '../../shell/shop.tsx';
import { useAuthDependencies } from '../auth/AuthContext.ts';
import { AuthPage } from '../auth/AuthPage.tsx';
import { Outcome } from '../auth/Outcome.tsx';
import { isOver } from '../registration/Confirmation.tsx';

/** From the link of the mail: the new password, once. */
export function NewPassword() {
  const text = useText();
  const pathTo = usePathTo();
  const { call, mailToken } = useAuthDependencies();
  const [outcome, setOutcome] = useState<'done' | 'invalid'>();
  const form = useShopForm({
    fields: { password: 'password' },
    defaults: { password: '' },
    async onSubmit({ password }) {
      try {
        await call(resetPassword, { body: { token: mailToken() ?? '', password } });
        setOutcome('done');
      } catch (error) {
        if (!isOver(error)) throw error;
        setOutcome('invalid');
      }
    },
  });
  if (outcome) {
    const next = pathTo(outcome === 'done' ? 'login' : 'password-reset');
    return (
      <Outcome
        icon={outcome === 'done' ? SuccessIcon : WarningIcon}
        title={text(`auth.reset.${outcome}.title`)}
        actions={next !== undefined && <ButtonLink href={next}>{text(`auth.reset.${outcome}.next`)}</ButtonLink>}
      >
        <p>{text(`auth.reset.${outcome}.text`)}</p>
      </Outcome>
    );
  }
  return (
    <AuthPage
      title={text('auth.reset.new.title')}
      crumb={text('account.title.password-reset')}
      intro={text('auth.reset.new.text')}
    >
      <ShopForm form={form}>
        <FormPassword
          form={form}
          name="password"
          label={text('auth.reset.new.label')}
          hint={text('auth.passwordHint')}
          autoComplete="new-password"
        />
        <SubmitButton form={form} wide size="l">
          {text('auth.reset.new.submit')}
        </SubmitButton>
      </ShopForm>
    </AuthPage>
  );
}
