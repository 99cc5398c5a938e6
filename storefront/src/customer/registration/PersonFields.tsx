import { offeredSalutations } from '@trolley/contract';
import { FormField } from '../../form/FormField.tsx';
import { FormPassword } from '../../form/FormPassword.tsx';
import { FormSelect } from '../../form/FormSelect.tsx';
import type { ShopForm } from '../../form/useShopForm.ts';
import { useText } from '../../shell/shop.tsx';
import { EmailField } from '../auth/EmailField.tsx';
import type { RegistrationValues } from './registrationForm.ts';

/** Name, e-mail and password. */
export function PersonFields({ form }: { readonly form: ShopForm<RegistrationValues> }) {
  const text = useText();
  const optional = text('auth.optional');
  return (
    <>
      <div className="form-row">
        <FormSelect
          form={form}
          name="salutation"
          label={text('auth.salutation')}
          note={optional}
          autoComplete="honorific-prefix"
          choices={[
            { value: '', label: text('auth.salutation.none') },
            ...offeredSalutations.map((value) => ({ value, label: text(`auth.salutation.${value}`) })),
          ]}
        />
        <FormField
          form={form}
          name="academicTitle"
          label={text('auth.academicTitle')}
          note={optional}
          autoComplete="off"
        />
        <FormField form={form} name="firstName" label={text('auth.firstName')} autoComplete="given-name" />
        <FormField form={form} name="lastName" label={text('auth.lastName')} autoComplete="family-name" />
      </div>
      <FormField
        form={form}
        name="birthdate"
        label={text('auth.birthdate')}
        hint={text('auth.birthdateHint')}
        autoComplete="bday"
      />
      <EmailField form={form} autoComplete="email" />
      <FormPassword
        form={form}
        name="password"
        label={text('auth.password')}
        hint={text('auth.passwordHint')}
        autoComplete="new-password"
      />
    </>
  );
}
