import { customerFailures, offeredSalutations, updateCustomer } from '@trolley/contract';
import { Card } from '@trolley/ui/Card.tsx';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { FormField } from '../../../form/FormField.tsx';
import { FormPassword } from '../../../form/FormPassword.tsx';
import { FormSelect } from '../../../form/FormSelect.tsx';
import { ShopForm } from '../../../form/ShopForm.tsx';
import { SubmitButton } from '../../../form/SubmitButton.tsx';
import { useShopForm } from '../../../form/useShopForm.ts';
import { localMoment } from '../../../service/format/moments.ts';
import { acceptCustomer } from '../../../shell/session/customerState.ts';
import { useShop, useText } from '../../../shell/shop.tsx';
import { PendingEmail } from '../PendingEmail.tsx';
import { profileDraft } from '../profileDraft.ts';
import { requiredText } from '../requiredText.ts';
import { SavedNote } from '../SavedNote.tsx';
import type { SectionProps } from '../section.ts';
import { UsernameField } from '../UsernameField.tsx';
import { useCall } from '../useCall.ts';
import { isNewAddress, newBirthdateProblem, personalChange, personalValues } from './personalValues.ts';

/** CUST-05 */
export function PersonalData({ customer }: SectionProps) {
  const text = useText();
  const call = useCall();
  const { locale, timeZone } = useShop().tenant;
  const before = personalValues(customer);
  const [outcome, setOutcome] = useState('profile.saved');
  const form = useShopForm({
    fields: {
      academicTitle: 'academicTitle',
      firstName: 'firstname',
      lastName: 'surname',
      birthdate: (typed) =>
        newBirthdateProblem(typed, customer, { locale, today: localMoment(Date.now(), timeZone).date }),
      email: 'email',
      currentPassword: (typed, { email }) => (isNewAddress(email, customer) ? requiredText(typed) : undefined),
    },
    defaults: { ...before, currentPassword: '' },
    draftKey: profileDraft(customer, 'personal'),
    describe: ({ data }) =>
      data.errorCode === customerFailures.passwordWrong ? text('profile.password.wrong') : undefined,
    async onSubmit({ currentPassword, ...typed }) {
      const body = personalChange(customer, typed, locale);
      setOutcome(body ? 'profile.saved' : 'profile.unchanged');
      if (!body) return;
      const saved = await call(updateCustomer, {
        body: { ...body, ...(isNewAddress(body.email, customer) && { currentPassword }) },
      });
      acceptCustomer(saved);
      form.reset({ ...personalValues(saved), currentPassword: '' });
    },
  });
  const email = useWatch({ control: form.control, name: 'email' });
  const asksPassword = typeof email === 'string' && isNewAddress(email, customer);
  const optional = text('profile.optional');
  return (
    <Card className="profile-form">
      <ShopForm form={form} label={text('profile.section.personal')}>
        <div className="form-row">
          <FormSelect
            form={form}
            name="salutation"
            label={text('profile.field.salutation')}
            note={optional}
            choices={[...(before.salutation === '' ? [''] : []), ...offeredSalutations].map((value) => ({
              value,
              label: text(`profile.salutation.${value || 'none'}`),
            }))}
          />
          <FormField
            form={form}
            name="academicTitle"
            label={text('profile.field.academicTitle')}
            note={optional}
            autoComplete="honorific-prefix"
          />
        </div>
        <div className="form-row">
          <FormField form={form} name="firstName" label={text('profile.field.firstName')} autoComplete="given-name" />
          <FormField form={form} name="lastName" label={text('profile.field.lastName')} autoComplete="family-name" />
        </div>
        <div className="form-row">
          <FormField
            form={form}
            name="birthdate"
            label={text('profile.field.birthdate')}
            hint={text('profile.field.birthdateHint')}
            autoComplete="bday"
            inputMode="numeric"
          />
        </div>
        <FormField
          form={form}
          name="email"
          type="email"
          label={text('profile.field.email')}
          hint={text('profile.field.emailHint')}
          autoComplete="email"
        />
        {asksPassword && (
          <>
            <UsernameField email={customer.email} />
            <FormPassword
              form={form}
              name="currentPassword"
              label={text('profile.password.current')}
              hint={text('profile.email.passwordHint')}
              autoComplete="current-password"
            />
          </>
        )}
        <PendingEmail customer={customer} />
        <div className="form-actions">
          <SubmitButton form={form}>{text('profile.save')}</SubmitButton>
          <SavedNote words={form.sent ? text(outcome) : undefined} />
        </div>
      </ShopForm>
    </Card>
  );
}
