import { type PhysicalCard, reportCardLost } from '@trolley/contract';
import { Button } from '@trolley/ui/Button.tsx';
import { ButtonLink } from '@trolley/ui/ButtonLink.tsx';
import { Card } from '@trolley/ui/Card.tsx';
import { Dialog } from '@trolley/ui/Dialog.tsx';
import { useState } from 'react';
import { useServiceDependencies } from '../service/serviceDependencies.ts';
import { notify } from '../shell/notifications/notifications.ts';
import { useText } from '../shell/shop.tsx';
import { useMemberPath } from './useMemberPath.ts';

interface CardStateProps {
  readonly card: PhysicalCard;
  onLost(card: PhysicalCard): void;
}

/** A card that was ordered: what to do until it is there, and what when it is not. */
export function CardState({ card: { status }, onLost }: CardStateProps) {
  const text = useText();
  const { call } = useServiceDependencies();
  const memberPath = useMemberPath();
  const [asking, setAsking] = useState(false);
  const [sending, setSending] = useState(false);
  const lostWords = status === 'sent' || status === 'active' ? text(`card.lost.${status}`) : undefined;

  const report = async () => {
    setSending(true);
    try {
      onLost(await call(reportCardLost, {}));
      setAsking(false);
    } catch {
      notify({ key: 'card.lost', message: text('card.lost.failed'), type: 'error' });
    } finally {
      setSending(false);
    }
  };

  return (
    <Card className="card-state">
      {status !== 'active' && <p>{text('card.meanwhile')}</p>}
      <div className="card-state-actions">
        {memberPath && <ButtonLink href={memberPath}>{text('card.show')}</ButtonLink>}
        {lostWords !== undefined && (
          <Button kind="outline" onClick={() => setAsking(true)}>
            {lostWords}
          </Button>
        )}
      </div>
      {lostWords !== undefined && (
        <Dialog
          open={asking}
          onClose={() => setAsking(false)}
          title={lostWords}
          closeLabel={text('profile.close')}
          actions={
            <>
              <Button kind="outline" onClick={() => setAsking(false)}>
                {text('card.lost.cancel')}
              </Button>
              <Button loading={sending} onClick={() => void report()}>
                {text('card.lost.confirm')}
              </Button>
            </>
          }
        >
          <p>{text('card.lost.text')}</p>
        </Dialog>
      )}
    </Card>
  );
}
