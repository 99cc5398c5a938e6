import { changePassword, customerFailures } from '@trolley/contract';
import { Card } from '@trolley/ui/Card.tsx';
import { FormPassword } from '../../../form/FormPassword.tsx';
import { ShopForm } from '../../../form/ShopForm.tsx';
import { SubmitButton } from '../../../form/SubmitButton.tsx';
import { useShopForm } from '../../../form/useShopForm.ts';
import { useText } from '../../../shell/shop.tsx';
import { requiredText } from '../requiredText.ts';
import { SavedNote } from '../SavedNote.tsx';
import type { SectionProps } from '../section.ts';
import { UsernameField } from '../UsernameField.tsx';
import { useCall } from '../useCall.ts';

const nothing = { currentPassword: '', password: '' };

/** A new password; every other device has to log in with it. */
export function PasswordChange({ customer }: SectionProps) {
  const text = useText();
  const call = useCall();
  const form = useShopForm({
    fields: { currentPassword: requiredText, password: 'password' },
    defaults: nothing,
    describe: ({ data }) =>
      data.errorCode === customerFailures.passwordWrong ? text('profile.password.wrong') : undefined,
    async onSubmit(body) {
      await call(changePassword, { body });
      form.reset(nothing);
    },
  });
  return (
    <Card className="profile-form">
      <ShopForm form={form} label={text('profile.section.password')}>
        <UsernameField email={customer.email} />
        <FormPassword
          form={form}
          name="currentPassword"
          label={text('profile.password.current')}
          autoComplete="current-password"
        />
        <FormPassword
          form={form}
          name="password"
          label={text('profile.password.new')}
          hint={text('profile.password.hint')}
          autoComplete="new-password"
        />
        <div className="form-actions">
          <SubmitButton form={form}>{text('profile.password.save')}</SubmitButton>
          <SavedNote words={form.sent ? text('profile.password.saved') : undefined} />
        </div>
      </ShopForm>
    </Card>
  );
}
