import { fieldProblem } from '@trolley/contract';
import { FormField } from '../form/FormField.tsx';
import { FormTextArea } from '../form/FormTextArea.tsx';
import { ShopForm } from '../form/ShopForm.tsx';
import { SubmitButton } from '../form/SubmitButton.tsx';
import { useShopForm } from '../form/useShopForm.ts';
import { useText } from '../shell/shop.tsx';
import type { Declaration } from './declaration.ts';

interface WithdrawalFormProps {
  readonly declared: Declaration;
  onNext(declared: Declaration): void;
}

const longest = 1700;

/** The first step: who withdraws, from which order, and where the receipt goes. */
export function WithdrawalForm({ declared, onNext }: WithdrawalFormProps) {
  const text = useText();
  const form = useShopForm<Declaration>({
    fields: {
      name: 'fullname',
      orderNumber: (value) => (value.trim() === '' ? { kind: 'required' } : fieldProblem('orderNumber', value.trim())),
      email: (value) => fieldProblem('email', value.trim()),
      text: (value) => {
        if (value.length > longest) return { kind: 'maxLength', limit: longest };
        return /[<>]/.test(value) ? text('withdrawal.bracketless') : undefined;
      },
    },
    defaults: declared,
    onSubmit: onNext,
  });
  return (
    <>
      <p className="muted">{text('withdrawal.intro')}</p>
      <ShopForm form={form} label={text('withdrawal.title')}>
        <FormField form={form} name="name" label={text('withdrawal.name')} autoComplete="name" maxLength={60} />
        <FormField
          form={form}
          name="orderNumber"
          label={text('withdrawal.orderNumber')}
          hint={text('withdrawal.orderNumberHint')}
          autoComplete="off"
          inputMode="numeric"
          maxLength={20}
        />
        <FormField
          form={form}
          name="email"
          type="email"
          label={text('withdrawal.email')}
          hint={text('withdrawal.emailHint')}
          autoComplete="email"
        />
        <FormTextArea
          form={form}
          name="text"
          label={text('withdrawal.text')}
          note={text('withdrawal.optional')}
          hint={text('withdrawal.textHint')}
          rows={3}
        />
        <div className="form-actions">
          <SubmitButton form={form}>{text('withdrawal.next')}</SubmitButton>
        </div>
      </ShopForm>
    </>
  );
}
