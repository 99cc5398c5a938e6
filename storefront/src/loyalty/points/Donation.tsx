import { donatePoints, headers, type LoyaltyCardInfo, loyaltyFailures } from '@trolley/contract';
import { Alert } from '@trolley/ui/Alert.tsx';
import { Button } from '@trolley/ui/Button.tsx';
import { Dialog } from '@trolley/ui/Dialog.tsx';
import { RadioGroup } from '@trolley/ui/RadioGroup.tsx';
import { useRef, useState } from 'react';
import { useServiceDependencies } from '../../service/serviceDependencies.ts';
import { ApiError } from '../../shell/api/apiError.ts';
import { uuid } from '../../shell/api/uuid.ts';
import { notify } from '../../shell/notifications/notifications.ts';
import { useText } from '../../shell/shop.tsx';
import { poolAmount } from '../loyaltyTexts.ts';
import { useLoyalty } from '../useLoyalty.ts';

type Offered = LoyaltyCardInfo['donations'][number];

interface DonationProps {
  readonly offered: Offered;
  /** How many there are to give from. */
  readonly have: number;
}

/** Gives points away: a portion is chosen, and given once however often it is pressed. */
export function Donation({ offered: { poolId, fromPoolId, values }, have }: DonationProps) {
  const text = useText();
  const { call } = useServiceDependencies();
  const { reload } = useLoyalty();
  const [isOpen, setIsOpen] = useState(false);
  const possible = values.filter((value) => value <= have);
  const [chosen, setChosen] = useState<number>();
  const [sending, setSending] = useState(false);
  const [problem, setProblem] = useState<string>();
  // One key for each opened dialog: a press that is repeated gives nothing twice.
  const key = useRef('');
  const value = chosen !== undefined && possible.includes(chosen) ? chosen : possible[0];

  const open = () => {
    key.current = uuid();
    setProblem(undefined);
    setIsOpen(true);
  };
  const give = async () => {
    if (value === undefined) return;
    setSending(true);
    try {
      await call(donatePoints, { body: { poolId, value } }, { headers: { [headers.idempotencyKey]: key.current } });
      setIsOpen(false);
      notify({
        key: 'loyalty.donated',
        message: text('loyalty.donate.done', { amount: poolAmount(text, fromPoolId, value) }),
        type: 'success',
      });
      await reload();
    } catch (error) {
      const tooFew = error instanceof ApiError && error.data.errorCode === loyaltyFailures.tooFewPoints;
      setProblem(text(tooFew ? 'loyalty.donate.tooFew' : 'loyalty.donate.failed'));
    } finally {
      setSending(false);
    }
  };

  if (possible.length === 0)
    return (
      <p className="muted small">
        {text('loyalty.donate.later', { amount: poolAmount(text, fromPoolId, Math.min(...values)) })}
      </p>
    );
  return (
    <>
      <Button kind="outline" onClick={open}>
        {text(`loyalty.donate.open.${fromPoolId === 'collector' ? 'collector' : 'points'}`)}
      </Button>
      <Dialog
        open={isOpen}
        onClose={() => setIsOpen(false)}
        title={text('loyalty.donate.title')}
        closeLabel={text('profile.close')}
      >
        <div className="donation">
          <RadioGroup
            legend={text('loyalty.donate.howMany')}
            name={`donation-${fromPoolId}`}
            value={String(value)}
            onChange={(next) => setChosen(Number(next))}
            framed
            choices={possible.map((one) => ({ value: String(one), label: poolAmount(text, fromPoolId, one) }))}
          />
          <div role="alert">{problem && <Alert tone="error">{problem}</Alert>}</div>
          <div className="dialog-buttons">
            <Button kind="outline" onClick={() => setIsOpen(false)}>
              {text('profile.cancel')}
            </Button>
            <Button loading={sending} onClick={() => void give()}>
              {text('loyalty.donate.give', { amount: poolAmount(text, fromPoolId, value ?? 0) })}
            </Button>
          </div>
        </div>
      </Dialog>
    </>
  );
}
