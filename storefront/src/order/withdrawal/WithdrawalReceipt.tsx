import type { EndpointReply, withdraw } from '@trolley/contract';
import { useText } from '../../shell/shop.tsx';
import { Button } from '../../ui/Button.tsx';

interface WithdrawalReceiptProps {
  readonly receipt: EndpointReply<typeof withdraw>;
  readonly email: string;
}

/** When it arrived, and what to call it; the same is in a mail. */
export function WithdrawalReceipt({ receipt: { receivedAt, reference }, email }: WithdrawalReceiptProps) {
  const text = useText();
  return (
    <>
      <p>{text('withdrawal.done.text', { at: new Date(receivedAt), email: email.trim() })}</p>
      <p>
        <b>{text('withdrawal.done.reference', { reference })}</b>
      </p>
      <p className="muted">{text('withdrawal.done.next')}</p>
      <div className="withdrawal-buttons">
        <Button kind="outline" onClick={() => window.print()}>
          {text('withdrawal.done.print')}
        </Button>
      </div>
    </>
  );
}
