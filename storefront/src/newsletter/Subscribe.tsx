import { Skeleton } from '@trolley/ui/Skeleton.tsx';
import type { ReactNode } from 'react';
import { LoadFailed } from '../shell/error/LoadFailed.tsx';
import { useCustomer } from '../shell/session/customerState.ts';
import { useShop, useText } from '../shell/shop.tsx';
import { ConfirmLink } from './ConfirmLink.tsx';
import { CustomerTopics } from './CustomerTopics.tsx';
import './newsletter.css';
import { SubscribeForm } from './SubscribeForm.tsx';
import { useLinkSecret } from './useLinkSecret.ts';
import { useNewsletterConfig } from './useNewsletterConfig.ts';

interface SubscribeProps {
  readonly level: 1 | 2 | 3 | 4;
  readonly picture?: ReactNode;
}

/** NEWS-01, NEWS-02: newsletters as a visitor or as a customer; texts and form switch with the login. */
export function Subscribe({ level, picture }: SubscribeProps) {
  const text = useText();
  const [secret, forget] = useLinkSecret('confirm');
  const { featureCustomer } = useShop().tenant.clientRuntimeConfig;
  const { customer, loadState } = useCustomer();
  // Which of the two it is comes to light after hydration; a shop without accounts has visitors only.
  const isKnown = !featureCustomer || loadState === 'success' || loadState === 'error';
  const { data, isError, refetch } = useNewsletterConfig();
  if (isError) return <LoadFailed words={text('newsletter.failed')} retry={refetch} />;
  if (!data || !isKnown) return <Skeleton shape="block" />;
  const parts = { ...data, level };
  if (secret !== undefined) {
    const variant = customer ? 'loggedIn' : 'anonymous';
    return <ConfirmLink key={secret} {...parts} secret={secret} variant={variant} onAgain={forget} />;
  }
  return customer ? (
    <CustomerTopics {...parts} customer={customer} picture={picture} />
  ) : (
    <SubscribeForm {...parts} picture={picture} />
  );
}
