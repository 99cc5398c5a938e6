import { type Customer, customerFailures, deleteCustomer } from '@trolley/contract';
import { Button } from '@trolley/ui/Button.tsx';
import { Card } from '@trolley/ui/Card.tsx';
import { Dialog } from '@trolley/ui/Dialog.tsx';
import { TrashIcon } from '@trolley/ui/icons.ts';
import { useState } from 'react';
import { FormPassword } from '../../../form/FormPassword.tsx';
import { ShopForm } from '../../../form/ShopForm.tsx';
import { SubmitButton } from '../../../form/SubmitButton.tsx';
import { useShopForm } from '../../../form/useShopForm.ts';
import { useText } from '../../../shell/shop.tsx';
import { requiredText } from '../requiredText.ts';
import { UsernameField } from '../UsernameField.tsx';
import { useCall } from '../useCall.ts';
import { afterAccountDeletion } from './afterAccountDeletion.ts';

/** Says what goes and what stays, and asks for the password once more. */
export function DeleteAccount({ customer }: { readonly customer: Customer }) {
  const text = useText();
  const [asked, setAsked] = useState(false);
  const close = () => setAsked(false);
  return (
    <Card as="section" className="profile-stack">
      <div className="card-head">
        <h2>{text('profile.delete.title')}</h2>
        <p className="muted">{text('profile.delete.text')}</p>
      </div>
      <ul className="delete-list">
        {['goes', 'points', 'stays'].map((point) => (
          <li key={point}>{text(`profile.delete.${point}`)}</li>
        ))}
      </ul>
      <div>
        <Button kind="outline" icon={TrashIcon} onClick={() => setAsked(true)}>
          {text('profile.delete.open')}
        </Button>
      </div>
      <Dialog open={asked} onClose={close} title={text('profile.delete.question')} closeLabel={text('profile.close')}>
        {asked && <DeleteForm customer={customer} onCancel={close} />}
      </Dialog>
    </Card>
  );
}

function DeleteForm({ customer, onCancel }: { readonly customer: Customer; readonly onCancel: () => void }) {
  const text = useText();
  const call = useCall();
  const form = useShopForm({
    fields: { password: requiredText },
    defaults: { password: '' },
    describe: ({ data }) =>
      data.errorCode === customerFailures.passwordWrong ? text('profile.password.wrong') : undefined,
    async onSubmit(body) {
      await call(deleteCustomer, { body });
      await afterAccountDeletion(text('profile.deleted'));
    },
  });
  return (
    <ShopForm form={form}>
      <p>{text('profile.delete.last', { email: customer.email })}</p>
      <UsernameField email={customer.email} />
      <FormPassword
        form={form}
        name="password"
        label={text('profile.delete.password')}
        autoComplete="current-password"
      />
      <div className="dialog-buttons">
        <Button kind="outline" onClick={onCancel}>
          {text('profile.cancel')}
        </Button>
        <SubmitButton form={form}>{text('profile.delete.now')}</SubmitButton>
      </div>
    </ShopForm>
  );
}
