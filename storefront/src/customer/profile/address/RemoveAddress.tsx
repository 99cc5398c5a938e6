import { customerFailures, removeAddress, removeCombinedAddress, type SavedAddress } from '@trolley/contract';
import { Alert } from '@trolley/ui/Alert.tsx';
import { Button } from '@trolley/ui/Button.tsx';
import { useState } from 'react';
import { ApiError } from '../../../shell/api/apiError.ts';
import { customerState } from '../../../shell/session/customerState.ts';
import { useText } from '../../../shell/shop.tsx';
import { failureText } from '../failureText.ts';
import { useCall } from '../useCall.ts';
import { acceptAddresses } from './acceptAddresses.ts';
import { addressLines } from './addressLines.ts';

interface RemoveAddressProps {
  readonly address: SavedAddress;
  onCancel(): void;
  onRemoved(): void;
}

/** Asks for confirmation before an address is deleted. */
export function RemoveAddress({ address, onCancel, onRemoved }: RemoveAddressProps) {
  const text = useText();
  const call = useCall();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const remove = async () => {
    const { id, addressType } = address;
    setBusy(true);
    setProblem(undefined);
    try {
      acceptAddresses(
        await call(addressType === 'combined' ? removeCombinedAddress : removeAddress, { params: { id } }),
      );
      onRemoved();
    } catch (error) {
      if (!isNotFound(error)) return setProblem(failureText(error, text));
      // Deleted on another device meanwhile: remove it here, too.
      acceptAddresses({ addresses: (customerState.get().customer?.addresses ?? []).filter((one) => one.id !== id) });
      onRemoved();
    } finally {
      setBusy(false);
    }
  };
  return (
    <div className="profile-stack">
      <p>{text('profile.address.removeQuestion')}</p>
      <address className="address-lines">
        {addressLines(address, text).map((line) => (
          <span key={line}>{line}</span>
        ))}
      </address>
      <div role="alert">{problem !== undefined && <Alert tone="error">{problem}</Alert>}</div>
      <div className="dialog-buttons">
        <Button kind="outline" onClick={onCancel}>
          {text('profile.cancel')}
        </Button>
        <Button loading={busy} onClick={() => void remove()}>
          {text('profile.address.removeNow')}
        </Button>
      </div>
    </div>
  );
}

function isNotFound(error: unknown): boolean {
  return error instanceof ApiError && error.data.errorCode === customerFailures.addressNotFound;
}
