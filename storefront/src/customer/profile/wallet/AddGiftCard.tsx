import { addGiftCard } from '@trolley/contract';
import { useState } from 'react';
import { FormField } from '../../../form/FormField.tsx';
import { ShopForm } from '../../../form/ShopForm.tsx';
import { SubmitButton } from '../../../form/SubmitButton.tsx';
import { useShopForm } from '../../../form/useShopForm.ts';
import { uuid } from '../../../shell/api/uuid.ts';
import { useText } from '../../../shell/shop.tsx';
import { useMoney } from '../../../shell/useMoney.ts';
import { SavedNote } from '../SavedNote.tsx';
import { useCall } from '../useCall.ts';
import { giftCardCode } from './giftCardCode.ts';
import { walletProblem } from './walletProblem.ts';

interface AddGiftCardProps {
  onAdded(): Promise<void>;
}

/** WAL-01: number and PIN in one field, as they stand on the card. */
export function AddGiftCard({ onAdded }: AddGiftCardProps) {
  const text = useText();
  const money = useMoney();
  const call = useCall();
  const [added, setAdded] = useState<string>();
  const form = useShopForm({
    fields: {
      code: (value: string) => {
        if (value.trim() === '') return { kind: 'required' };
        return giftCardCode(value) === undefined ? text('wallet.code.shape') : undefined;
      },
    },
    defaults: { code: '' },
    describe: (error) => walletProblem(error, text),
    async onSubmit({ code }) {
      setAdded(undefined);
      const headers = { 'idempotency-key': uuid() };
      const { balance } = await call(addGiftCard, { body: { code: giftCardCode(code) ?? code } }, { headers });
      form.reset({ code: '' });
      setAdded(text('wallet.added', { balance: money(balance) }));
      await onAdded();
    },
  });
  return (
    <ShopForm form={form} label={text('wallet.add')}>
      <FormField
        form={form}
        name="code"
        label={text('wallet.code')}
        hint={text('wallet.codeHint')}
        autoComplete="off"
        inputMode="numeric"
        spellCheck={false}
        maxLength={40}
      />
      <div className="form-actions">
        <SubmitButton form={form}>{text('wallet.addNow')}</SubmitButton>
        <SavedNote words={added} />
      </div>
    </ShopForm>
  );
}
