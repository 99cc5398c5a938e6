import { useQuery, useQueryClient } from '@tanstack/react-query';
import { getWallet, type Wallet as WalletState } from '@trolley/contract';
import { Card } from '@trolley/ui/Card.tsx';
import { Dialog } from '@trolley/ui/Dialog.tsx';
import { useRef, useState } from 'react';
import { LoadFailed } from '../../../shell/error/LoadFailed.tsx';
import { notify } from '../../../shell/notifications/notifications.ts';
import { useText } from '../../../shell/shop.tsx';
import { useMoney } from '../../../shell/useMoney.ts';
import { BlockSkeleton } from '../Skeletons.tsx';
import type { SectionProps } from '../section.ts';
import { useCall } from '../useCall.ts';
import { AddGiftCard } from './AddGiftCard.tsx';
import { GiftCards } from './GiftCards.tsx';
import { Movements } from './Movements.tsx';
import { RemoveGiftCard } from './RemoveGiftCard.tsx';
import './wallet.css';

type GiftCard = WalletState['cards'][number];

/** WAL-01: the gift cards and their balance. */
export function Wallet({ customer }: SectionProps) {
  const text = useText();
  const money = useMoney();
  const call = useCall();
  const client = useQueryClient();
  const queryKey = ['customer', customer.email, 'wallet'];
  const { data, isError, refetch } = useQuery({
    queryKey,
    queryFn: ({ signal }) => call(getWallet, {}, { signal }),
    staleTime: 0,
  });
  const [leaving, setLeaving] = useState<GiftCard>();
  const top = useRef<HTMLDivElement>(null);
  const close = () => setLeaving(undefined);
  if (isError && !data) return <LoadFailed words={text('profile.failed.load')} retry={refetch} />;
  if (!data) return <BlockSkeleton />;
  const { balance, cards, movements } = data;
  return (
    <div className="profile-stack profile-form" ref={top} tabIndex={-1}>
      <div className="wallet-balance">
        <p>{text('wallet.balance')}</p>
        <p className="wallet-sum figures" role="status">
          {money(balance)}
        </p>
        <p className="small">{text('wallet.balanceText')}</p>
      </div>
      <Card as="section" className="profile-stack">
        <h2 className="wallet-title">{text('wallet.add')}</h2>
        <AddGiftCard onAdded={() => refetch().then(() => undefined)} />
      </Card>
      <Card as="section" className="profile-stack">
        <h2 className="wallet-title">{text('wallet.cards')}</h2>
        <GiftCards cards={cards} onRemove={setLeaving} />
      </Card>
      {movements.length > 0 && <Movements movements={movements} />}
      <Dialog
        open={leaving !== undefined}
        onClose={close}
        title={text('wallet.remove.title')}
        closeLabel={text('profile.close')}
      >
        {leaving && (
          <RemoveGiftCard
            card={leaving}
            onCancel={close}
            onRemoved={(wallet) => {
              client.setQueryData(queryKey, wallet);
              close();
              notify({ key: 'profile.wallet', message: text('wallet.removed'), type: 'success' });
              top.current?.focus({ preventScroll: true });
            }}
          />
        )}
      </Dialog>
    </div>
  );
}
