import type { EndpointReply, withdraw } from '@trolley/contract';
import { Alert } from '@trolley/ui/Alert.tsx';
import { Button } from '@trolley/ui/Button.tsx';
import { useText } from '../shell/shop.tsx';

interface WithdrawalReceiptProps {
  readonly receipt: EndpointReply<typeof withdraw>;
  readonly email: string;
}

/** When it arrived, and what to call it; the same is in a mail. */
export function WithdrawalReceipt({ receipt: { receivedAt, reference }, email }: WithdrawalReceiptProps) {
  const text = useText();
  return (
    <>
      <Alert
        tone="success"
        title={
          <>
            {text('withdrawal.done.reference')} <span className="withdrawal-reference">{reference}</span>
          </>
        }
      >
        {text('withdrawal.done.text', { at: new Date(receivedAt), email: email.trim() })}
      </Alert>
      <p className="muted">{text('withdrawal.done.next')}</p>
      <div className="withdrawal-buttons">
        <Button kind="outline" onClick={() => window.print()}>
          {text('withdrawal.done.print')}
        </Button>
      </div>
    </>
  );
}
