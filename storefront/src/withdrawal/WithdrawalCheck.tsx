import { Alert } from '@trolley/ui/Alert.tsx';
import { Button } from '@trolley/ui/Button.tsx';
import { useState } from 'react';
import { refusalOf } from '../form/refusalOf.ts';
import { useText } from '../shell/shop.tsx';
import type { Declaration } from './declaration.ts';

interface WithdrawalCheckProps {
  readonly declared: Declaration;
  onBack(): void;
  onConfirm(): Promise<void>;
}

/** The second step: what will be declared, and the button that declares it. */
export function WithdrawalCheck({ declared, onBack, onConfirm }: WithdrawalCheckProps) {
  const text = useText();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const confirm = async () => {
    setBusy(true);
    setProblem(undefined);
    try {
      await onConfirm();
    } catch (error) {
      setProblem(refusalOf(error, [], text).message ?? text('form.failed'));
    } finally {
      setBusy(false);
    }
  };
  const rows = [
    ['withdrawal.name', declared.name],
    ['withdrawal.orderNumber', declared.orderNumber],
    ['withdrawal.email', declared.email],
    ['withdrawal.text', declared.text],
  ] as const;
  return (
    <>
      <p>{text('withdrawal.declare')}</p>
      <dl className="withdrawal-rows">
        {rows.map(
          ([key, value]) =>
            value.trim() !== '' && (
              <div key={key}>
                <dt>{text(key)}</dt>
                <dd>{value}</dd>
              </div>
            ),
        )}
      </dl>
      <div role="alert">{problem !== undefined && <Alert tone="error">{problem}</Alert>}</div>
      <div className="withdrawal-buttons">
        <Button loading={isBusy} onClick={() => void confirm()}>
          {text('withdrawal.confirm')}
        </Button>
        <Button kind="outline" onClick={onBack}>
          {text('withdrawal.back')}
        </Button>
      </div>
    </>
  );
}
