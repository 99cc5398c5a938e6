import { unlinkCard } from '@trolley/contract';
import { Button } from '@trolley/ui/Button.tsx';
import { Dialog } from '@trolley/ui/Dialog.tsx';
import { Icon } from '@trolley/ui/Icon.tsx';
import { ChevronRightIcon } from '@trolley/ui/icons.ts';
import { useState } from 'react';
import { useServiceDependencies } from '../../service/serviceDependencies.ts';
import { notify } from '../../shell/notifications/notifications.ts';
import { acceptCustomer } from '../../shell/session/customerState.ts';
import { useText } from '../../shell/shop.tsx';
import { UnlinkIcon } from '../icons.ts';

/** Takes the card out of the account, after a question: prices and vouchers of members go with it. */
export function UnlinkCard() {
  const text = useText();
  const { call } = useServiceDependencies();
  const [isOpen, setIsOpen] = useState(false);
  const [sending, setSending] = useState(false);
  const unlink = async () => {
    setSending(true);
    try {
      acceptCustomer(await call(unlinkCard, {}));
      notify({ key: 'loyalty.unlinked', message: text('loyalty.unlink.done'), type: 'success' });
    } catch {
      notify({ key: 'loyalty.unlinked', message: text('loyalty.unlink.failed'), type: 'error' });
      setSending(false);
    }
  };
  return (
    <>
      <button type="button" className="loyalty-entry" onClick={() => setIsOpen(true)}>
        <Icon of={UnlinkIcon} />
        <b>{text('loyalty.unlink')}</b>
        <Icon of={ChevronRightIcon} size="s" />
      </button>
      <Dialog
        open={isOpen}
        onClose={() => setIsOpen(false)}
        title={text('loyalty.unlink.title')}
        closeLabel={text('profile.close')}
      >
        <div className="donation">
          <p>{text('loyalty.unlink.text')}</p>
          <div className="dialog-buttons">
            <Button kind="outline" onClick={() => setIsOpen(false)}>
              {text('profile.cancel')}
            </Button>
            <Button loading={sending} onClick={() => void unlink()}>
              {text('loyalty.unlink.confirm')}
            </Button>
          </div>
        </div>
      </Dialog>
    </>
  );
}
