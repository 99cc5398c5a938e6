import { getWallet, removeGiftCard, type Wallet, walletCodes } from '@trolley/contract';
import { Alert } from '@trolley/ui/Alert.tsx';
import { Button } from '@trolley/ui/Button.tsx';
import { useState } from 'react';
import { refusalOf } from '../../../form/refusalOf.ts';
import { ApiError } from '../../../shell/api/apiError.ts';
import { useText } from '../../../shell/shop.tsx';
import { useMoney } from '../../../shell/useMoney.ts';
import { useCall } from '../useCall.ts';
import { walletProblem } from './walletProblem.ts';

interface RemoveGiftCardProps {
  readonly card: Wallet['cards'][number];
  onCancel(): void;
  onRemoved(wallet: Wallet): void;
}

/** Asks for confirmation before a card leaves the wallet; its balance stays on it. */
export function RemoveGiftCard({ card: { id, name, balance }, onCancel, onRemoved }: RemoveGiftCardProps) {
  const text = useText();
  const money = useMoney();
  const call = useCall();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const remove = async () => {
    setBusy(true);
    setProblem(undefined);
    try {
      // Removed on another device meanwhile: load the wallet again.
      const wallet = await call(removeGiftCard, { params: { id } }).catch((error: unknown) => {
        if (error instanceof ApiError && error.data.errorCode === walletCodes.notLinked) return call(getWallet, {});
        throw error;
      });
      onRemoved(wallet);
    } catch (error) {
      const { message } = refusalOf(error, [], text, (refused) => walletProblem(refused, text));
      setProblem(message ?? text('form.failed'));
    } finally {
      setBusy(false);
    }
  };
  return (
    <div className="profile-stack">
      <p>{text('wallet.remove.question', { name, balance: money(balance) })}</p>
      <div role="alert">{problem !== undefined && <Alert tone="error">{problem}</Alert>}</div>
      <div className="dialog-buttons">
        <Button kind="outline" onClick={onCancel}>
          {text('profile.cancel')}
        </Button>
        <Button loading={isBusy} onClick={() => void remove()}>
          {text('wallet.remove.now')}
        </Button>
      </div>
    </div>
  );
}
