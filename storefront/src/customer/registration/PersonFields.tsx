import { offeredSalutations } from '@trolley/contract';
import { FormField } from '../../form/FormField.tsx';
import { FormPassword } from '../../form/FormPassword.tsx';
import { FormSelect } from '../../form/FormSelect.tsx';
import type { ShopForm } from '../../form/useShopForm.ts';
import { useText } from '../../shell/shop.tsx';
import { EmailField } from '../door/EmailField.tsx';
import type { RegistrationValues } from './registrationForm.ts';

/** Who somebody is, and how they log in. */
export function PersonFields({ form }: { readonly form: ShopForm<RegistrationValues> }) {
  const text = useText();
  const optional = text('door.optional');
  return (
    <>
      <div className="form-row">
        <FormSelect
          form={form}
          name="salutation"
          label={text('door.salutation')}
          note={optional}
          autoComplete="honorific-prefix"
          choices={[
            { value: '', label: text('door.salutation.none') },
            ...offeredSalutations.map((value) => ({ value, label: text(`door.salutation.${value}`) })),
          ]}
        />
        <FormField
          form={form}
          name="academicTitle"
          label={text('door.academicTitle')}
          note={optional}
          autoComplete="off"
        />
        <FormField form={form} name="firstName" label={text('door.firstName')} autoComplete="given-name" />
        <FormField form={form} name="lastName" label={text('door.lastName')} autoComplete="family-name" />
      </div>
      <FormField
        form={form}
        name="birthdate"
        label={text('door.birthdate')}
        hint={text('door.birthdateHint')}
        autoComplete="bday"
      />
      <EmailField form={form} autoComplete="email" />
      <FormPassword
        form={form}
        name="password"
        label={text('door.password')}
        hint={text('door.passwordHint')}
        autoComplete="new-password"
      />
    </>
  );
}
