import { mostAddresses, type SavedAddress, setPrimaryAddress } from '@trolley/contract';
import { Alert } from '@trolley/ui/Alert.tsx';
import { Button } from '@trolley/ui/Button.tsx';
import { Card } from '@trolley/ui/Card.tsx';
import { Dialog } from '@trolley/ui/Dialog.tsx';
import { EmptyState } from '@trolley/ui/EmptyState.tsx';
import { PlusIcon } from '@trolley/ui/icons.ts';
import { useEffect, useRef, useState } from 'react';
import { useOrderConfig } from '../../../service/useOrderConfig.ts';
import { notify } from '../../../shell/notifications/notifications.ts';
import { useText } from '../../../shell/shop.tsx';
import { failureText } from '../failureText.ts';
import { MapPinIcon } from '../icons.ts';
import type { SectionProps } from '../section.ts';
import { useCall } from '../useCall.ts';
import { acceptAddresses } from './acceptAddresses.ts';
import './address.css';
import { AddressCard } from './AddressCard.tsx';
import { AddressEditor } from './AddressEditor.tsx';
import { RemoveAddress } from './RemoveAddress.tsx';

type Asked = { readonly kind: 'new' } | { readonly kind: 'edit' | 'remove'; readonly address: SavedAddress };

/** The address book (ADDR-01…03). */
export function Addresses({ customer }: SectionProps) {
  const text = useText();
  const call = useCall();
  const config = useOrderConfig();
  const { addresses } = customer;
  const [asked, setAsked] = useState<Asked>();
  const [promoting, setPromoting] = useState<string>();
  const add = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const full = addresses.length >= mostAddresses;
  const close = () => setAsked(undefined);
  // The list may be long: a notification is visible at any scroll position.
  const notifyResult = (type: 'success' | 'error', message: string) =>
    notify({ key: 'profile.address', message, type });
  const isDone = useRef(false);
  const done = (key: string) => {
    isDone.current = true;
    close();
    notifyResult('success', text(key));
  };
  // The button that opened the dialog may have gone with its address, or have moved.
  useEffect(() => {
    if (asked || !isDone.current) return;
    isDone.current = false;
    (list.current ?? add.current)?.focus({ preventScroll: true });
  }, [asked]);

  const promote = async ({ id }: SavedAddress) => {
    setPromoting(id);
    try {
      acceptAddresses(await call(setPrimaryAddress, { params: { id } }));
      notifyResult('success', text('profile.address.promoted'));
    } catch (error) {
      notifyResult('error', failureText(error, text));
    } finally {
      setPromoting(undefined);
    }
  };
  const addButton = !full && (
    <Button ref={add} icon={PlusIcon} onClick={() => setAsked({ kind: 'new' })}>
      {text('profile.address.add')}
    </Button>
  );
  return (
    <div className="profile-stack">
      {addresses.length === 0 ? (
        <Card>
          <EmptyState icon={MapPinIcon} title={text('profile.address.none.title')} action={addButton}>
            <p>{text('profile.address.none.text')}</p>
          </EmptyState>
        </Card>
      ) : (
        <>
          <div className="address-tools">
            {addButton}
            <p className="muted small figures">
              {text('profile.address.count', { count: addresses.length, most: mostAddresses })}
            </p>
          </div>
          {full && <Alert tone="info">{text('profile.address.full', { most: mostAddresses })}</Alert>}
          <ul className="addresses" ref={list} tabIndex={-1} aria-label={text('profile.section.addresses')}>
            {addresses.map((address) => (
              <AddressCard
                key={address.id}
                address={address}
                promoting={promoting === address.id}
                onEdit={() => setAsked({ kind: 'edit', address })}
                onRemove={() => setAsked({ kind: 'remove', address })}
                onPrimary={() => void promote(address)}
              />
            ))}
          </ul>
        </>
      )}
      <Dialog
        open={asked !== undefined}
        onClose={close}
        title={text(`profile.address.title.${asked?.kind ?? 'new'}`)}
        closeLabel={text('profile.close')}
      >
        {asked?.kind === 'remove' && (
          <RemoveAddress address={asked.address} onCancel={close} onRemoved={() => done('profile.address.removed')} />
        )}
        {(asked?.kind === 'new' || asked?.kind === 'edit') && (
          <AddressEditor
            key={asked.kind === 'edit' ? asked.address.id : 'new'}
            customer={customer}
            config={config}
            address={asked.kind === 'edit' ? asked.address : undefined}
            onSaved={() => done('profile.address.saved')}
            onCancel={close}
          />
        )}
      </Dialog>
    </div>
  );
}
