import { activateVoucher, dropVoucher, voucherFailures } from '@trolley/contract';
import { useState } from 'react';
import { useServiceDependencies } from '../service/serviceDependencies.ts';
import { ApiError } from '../shell/api/apiError.ts';
import { notify } from '../shell/notifications/notifications.ts';
import { useText } from '../shell/shop.tsx';
import { track } from '../shell/tracking/track.ts';

const problems: Readonly<Record<string, string>> = {
  [voucherFailures.used]: 'used',
  [voucherFailures.tooFewCoins]: 'tooFewCoins',
  [voucherFailures.unknown]: 'unknown',
};

/** Activates vouchers for the next purchase, one press at a time, and shows at once what that does in the cart. */
export function useVoucherActivation(reload: () => unknown) {
  const text = useText();
  const { call, cart } = useServiceDependencies();
  const [busy, setBusy] = useState<string>();

  async function press(endpoint: typeof activateVoucher | typeof dropVoucher, id: string): Promise<void> {
    if (busy !== undefined) return;
    setBusy(id);
    try {
      await call(endpoint, { params: { id } });
      if (endpoint === activateVoucher) track({ kind: 'voucherActivated', id });
    } catch (error) {
      const known = error instanceof ApiError ? problems[error.data.errorCode ?? ''] : undefined;
      notify({ key: 'voucher.problem', type: 'error', message: text(`voucher.problem.${known ?? 'other'}`) });
    }
    // Also after a refusal: somebody else may have changed it.
    await Promise.all([reload(), cart.refresh()]).catch(() => undefined);
    setBusy(undefined);
  }

  return {
    busy,
    activate: (id: string) => void press(activateVoucher, id),
    drop: (id: string) => void press(dropVoucher, id),
  };
}
