import { type SavedPaymentMethod, setPrimaryMethod } from '@trolley/contract';
import { Alert } from '@trolley/ui/Alert.tsx';
import { Card } from '@trolley/ui/Card.tsx';
import { Dialog } from '@trolley/ui/Dialog.tsx';
import { EmptyState } from '@trolley/ui/EmptyState.tsx';
import { CardIcon } from '@trolley/ui/icons.ts';
import { useRef, useState } from 'react';
import { LoadFailed } from '../../../shell/error/LoadFailed.tsx';
import { notify } from '../../../shell/notifications/notifications.ts';
import { useText } from '../../../shell/shop.tsx';
import { failureText } from '../failureText.ts';
import { ListSkeleton } from '../Skeletons.tsx';
import type { SectionProps } from '../section.ts';
import { useCall } from '../useCall.ts';
import { MethodCard } from './MethodCard.tsx';
import { PaymentWarning } from './PaymentWarning.tsx';
import './payments.css';
import { RemoveMethod } from './RemoveMethod.tsx';
import { isPrimaryExpired, useSavedMethods } from './useSavedMethods.ts';

/** PAY-05: the saved payment methods. */
export function PaymentMethods({ customer }: SectionProps) {
  const text = useText();
  const call = useCall();
  const { data, isError, refetch, accept } = useSavedMethods(customer);
  const [leaving, setLeaving] = useState<SavedPaymentMethod>();
  const [promoting, setPromoting] = useState<string>();
  const list = useRef<HTMLDivElement>(null);
  const close = () => setLeaving(undefined);
  if (isError && !data) return <LoadFailed words={text('profile.failed.load')} retry={refetch} />;
  if (!data) return <ListSkeleton />;

  const notifyResult = (type: 'success' | 'error', message: string) =>
    notify({ key: 'profile.payments', message, type });
  const promote = async ({ id }: SavedPaymentMethod) => {
    setPromoting(id);
    try {
      accept(await call(setPrimaryMethod, { params: { id } }));
      notifyResult('success', text('payments.promoted'));
    } catch (error) {
      notifyResult('error', failureText(error, text));
    } finally {
      setPromoting(undefined);
    }
  };
  const { activeMethods, hasInactiveMethods, expiredMethods } = data;
  const cards = (methods: readonly SavedPaymentMethod[]) =>
    methods.map((method) => (
      <MethodCard
        key={method.id}
        method={method}
        promoting={promoting === method.id}
        onPrimary={() => void promote(method)}
        onRemove={() => setLeaving(method)}
      />
    ));
  return (
    <div className="profile-stack" ref={list} tabIndex={-1}>
      <PaymentWarning />
      {hasInactiveMethods && !isPrimaryExpired(data) && <Alert tone="info">{text('payments.inactive')}</Alert>}
      {activeMethods.length + expiredMethods.length === 0 && (
        <Card>
          <EmptyState icon={CardIcon} title={text('payments.none.title')}>
            <p>{text('payments.none.text')}</p>
          </EmptyState>
        </Card>
      )}
      {activeMethods.length > 0 && (
        <>
          <ul className="methods" aria-label={text('payments.list')}>
            {cards(activeMethods)}
          </ul>
          <p className="muted small">{text('payments.safe')}</p>
        </>
      )}
      {expiredMethods.length > 0 && (
        <>
          <h2 id="expired-methods">{text('payments.expired.list')}</h2>
          <ul className="methods" aria-labelledby="expired-methods">
            {cards(expiredMethods)}
          </ul>
        </>
      )}
      <Dialog
        open={leaving !== undefined}
        onClose={close}
        title={text('payments.remove.title')}
        closeLabel={text('profile.close')}
      >
        {leaving && (
          <RemoveMethod
            method={leaving}
            onCancel={close}
            onRemoved={(saved) => {
              accept(saved);
              close();
              notifyResult('success', text('payments.removed'));
              list.current?.focus({ preventScroll: true });
            }}
          />
        )}
      </Dialog>
    </div>
  );
}
