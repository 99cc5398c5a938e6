import { linkCard, loyaltyFailures } from '@trolley/contract';
import { Button } from '@trolley/ui/Button.tsx';
import { useState } from 'react';
import { useServiceDependencies } from '../../service/serviceDependencies.ts';
import { ApiError } from '../../shell/api/apiError.ts';
import { notify } from '../../shell/notifications/notifications.ts';
import { acceptCustomer } from '../../shell/session/customerState.ts';
import { useText } from '../../shell/shop.tsx';
import { cardDigits } from '../loyaltyTexts.ts';

/** LOY-02: a card that began in this account has no code: the account that unlinked it links it again. */
export function RelinkCard({ cardNumber }: { readonly cardNumber: string }) {
  const text = useText();
  const { call } = useServiceDependencies();
  const [sending, setSending] = useState(false);
  const relink = async () => {
    setSending(true);
    try {
      acceptCustomer(await call(linkCard, { body: { cardNumber } }));
      notify({ key: 'loyalty.linked', message: text('loyalty.link.done'), type: 'success' });
    } catch (error) {
      const isAway = error instanceof ApiError && error.data.errorCode === loyaltyFailures.programmeAway;
      const message = text(isAway ? 'loyalty.link.programmeAway' : 'loyalty.relink.failed');
      notify({ key: 'loyalty.linked', message, type: 'error' });
      setSending(false);
    }
  };
  return (
    <div className="loyalty-relink">
      <p>{text('loyalty.relink.text', { number: cardDigits(cardNumber) })}</p>
      <Button loading={sending} onClick={() => void relink()}>
        {text('loyalty.relink')}
      </Button>
    </div>
  );
}
