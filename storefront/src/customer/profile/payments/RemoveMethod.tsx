import {
  checkoutFailures,
  type EndpointReply,
  getSavedMethods,
  removeSavedMethod,
  type SavedPaymentMethod,
} from '@trolley/contract';
import { Alert } from '@trolley/ui/Alert.tsx';
import { Button } from '@trolley/ui/Button.tsx';
import { useState } from 'react';
import { ApiError } from '../../../shell/api/apiError.ts';
import { useText } from '../../../shell/shop.tsx';
import { failureText } from '../failureText.ts';
import { useCall } from '../useCall.ts';
import { methodName } from './methodName.ts';

interface RemoveMethodProps {
  readonly method: SavedPaymentMethod;
  onCancel(): void;
  onRemoved(saved: EndpointReply<typeof getSavedMethods>): void;
}

/** Asks for confirmation before a saved method is deleted, at the provider too. */
export function RemoveMethod({ method, onCancel, onRemoved }: RemoveMethodProps) {
  const text = useText();
  const call = useCall();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const remove = async () => {
    const { id, provider } = method;
    setBusy(true);
    setProblem(undefined);
    try {
      // A method that was removed on another device meanwhile counts as removed.
      const saved = await call(removeSavedMethod, { params: { id }, query: { provider } }).catch((error: unknown) => {
        if (error instanceof ApiError && error.status === 404) return call(getSavedMethods, {});
        throw error;
      });
      onRemoved(saved);
    } catch (error) {
      const isUnavailable = error instanceof ApiError && error.data.errorCode === checkoutFailures.providerAway;
      setProblem(isUnavailable ? text('payments.away') : failureText(error, text));
    } finally {
      setBusy(false);
    }
  };
  return (
    <div className="profile-stack">
      <p>{text('payments.remove.question', { name: methodName(method, text) })}</p>
      <div role="alert">{problem !== undefined && <Alert tone="error">{problem}</Alert>}</div>
      <div className="dialog-buttons">
        <Button kind="outline" onClick={onCancel}>
          {text('profile.cancel')}
        </Button>
        <Button loading={isBusy} onClick={() => void remove()}>
          {text('payments.remove.now')}
        </Button>
      </div>
    </div>
  );
}
