import { unsubscribeByForm } from '@trolley/contract';
import { Card } from '@trolley/ui/Card.tsx';
import { SuccessIcon } from '@trolley/ui/icons.ts';
import { useState } from 'react';
import { useGuardedCall } from '../customer/auth/useGuardedCall.ts';
import { FormField } from '../form/FormField.tsx';
import { ShopForm } from '../form/ShopForm.tsx';
import { SubmitButton } from '../form/SubmitButton.tsx';
import { useShopForm } from '../form/useShopForm.ts';
import { useServiceDependencies } from '../service/serviceDependencies.ts';
import { useText } from '../shell/shop.tsx';
import { Note } from './Note.tsx';

/** The address alone is enough: leaving must not be harder than subscribing. */
export function LeaveByForm({ level }: { readonly level: 1 | 2 | 3 | 4 }) {
  const text = useText();
  const { call } = useServiceDependencies();
  const { waiting, prepare, send } = useGuardedCall();
  const [left, setLeft] = useState<string>();
  const form = useShopForm({
    fields: { email: 'email' },
    defaults: { email: '' },
    onSubmit: async ({ email }) => {
      await send(({ query, headers }) => call(unsubscribeByForm, { body: { email }, query }, { headers }));
      setLeft(email);
    },
  });
  if (left !== undefined)
    return (
      <Note icon={SuccessIcon} title={text('newsletter.left.title')} level={level}>
        <p>{text('newsletter.left.address', { email: left })}</p>
      </Note>
    );
  const Heading = `h${level}` as const;
  return (
    <Card as="section" className="newsletter-leave-card">
      <div className="card-head">
        <Heading>{text('newsletter.leave.form')}</Heading>
        <p className="muted">{text('newsletter.leave.formText')}</p>
      </div>
      <ShopForm form={form} label={text('newsletter.leave.form')} onBegin={prepare}>
        <FormField
          form={form}
          name="email"
          type="email"
          inputMode="email"
          label={text('newsletter.email')}
          autoComplete="email"
          autoCapitalize="none"
          spellCheck={false}
        />
        <div className="form-actions">
          <SubmitButton form={form}>{text('newsletter.leave.submit')}</SubmitButton>
          {waiting && <p role="status">{text('newsletter.checking')}</p>}
        </div>
      </ShopForm>
    </Card>
  );
}
