import { type DeliveryPass, type EndpointReply, setPassRenewal } from '@trolley/contract';
import { Alert } from '@trolley/ui/Alert.tsx';
import { Badge } from '@trolley/ui/Badge.tsx';
import { Button } from '@trolley/ui/Button.tsx';
import { Card } from '@trolley/ui/Card.tsx';
import { useState } from 'react';
import { refusalOf } from '../form/refusalOf.ts';
import { useServiceDependencies } from '../service/serviceDependencies.ts';
import { useNow } from '../service/useNow.ts';
import { useText } from '../shell/shop.tsx';
import './pass.css';
import { passState } from './usePass.ts';

interface OwnPassProps {
  readonly pass: DeliveryPass;
  onChanged(answer: EndpointReply<typeof setPassRenewal>): void;
}

/** The customer's pass: until when, and whether it renews. Ending the renewal takes as few steps as starting it. */
export function OwnPass({ pass, onChanged }: OwnPassProps) {
  const text = useText();
  const { call } = useServiceDependencies();
  const state = passState(pass, useNow(false));
  const [isBusy, setBusy] = useState(false);
  const [news, setNews] = useState<{ readonly tone: 'success' | 'error'; readonly words: string }>();
  const until = new Date(pass.endDate);
  const change = async (renews: boolean) => {
    setBusy(true);
    setNews(undefined);
    try {
      onChanged(await call(setPassRenewal, { body: { renews } }));
      setNews({ tone: 'success', words: text(renews ? 'pass.extended' : 'pass.cancelled') });
    } catch (error) {
      setNews({ tone: 'error', words: refusalOf(error, [], text).message ?? text('form.failed') });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Card as="section" className="own-pass">
      <div className="own-pass-head">
        <h2>{pass.name}</h2>
        <Badge tone={state === 'valid' ? 'brand' : 'plain'}>{text(`pass.${state}`)}</Badge>
      </div>
      <p className="figures">{text('pass.span', { from: new Date(pass.startDate), until })}</p>
      <p className="muted">
        {text(pass.renews ? 'pass.renews' : state === 'over' ? 'pass.ended' : 'pass.ends', { at: until })}
      </p>
      <div role="status">{news && <Alert tone={news.tone}>{news.words}</Alert>}</div>
      <Button kind="outline" loading={isBusy} onClick={() => void change(!pass.renews)}>
        {text(pass.renews ? 'pass.cancel' : 'pass.extend')}
      </Button>
    </Card>
  );
}
