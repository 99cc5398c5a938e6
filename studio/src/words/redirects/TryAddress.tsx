import { type EndpointReply, tryAddress } from '@trolley/contract';
import { Button } from '@trolley/ui/Button.tsx';
import { Icon } from '@trolley/ui/Icon.tsx';
import { ArrowRightIcon } from '@trolley/ui/icons.ts';
import { TextField } from '@trolley/ui/TextField.tsx';
import { useState } from 'react';
import { usePlaceName } from '../../places/placeName.ts';
import { useChange } from '../../shell/api/useCalls.ts';
import { Failed } from '../../shell/parts/Failed.tsx';
import { Panel } from '../../shell/parts/Panel.tsx';
import type { WordTexts } from '../messages.en.ts';
import { useTexts } from '../texts.ts';
import { kindName } from './problemText.ts';

type Tried = EndpointReply<typeof tryAddress>;

/** What a shopper gets who opens an address. */
export function TryAddress() {
  const texts = useTexts();
  const [address, setAddress] = useState('');
  const attempt = useChange(tryAddress);
  const wanted = address.trim();
  return (
    <Panel title={texts.tryAddress}>
      <form
        className="words-form"
        onSubmit={(event) => {
          event.preventDefault();
          if (wanted !== '') attempt.mutate({ body: { address: wanted } });
        }}
      >
        <div className="words-try">
          <TextField
            label={texts.address}
            hint={texts.tryHint}
            autoComplete="off"
            spellCheck={false}
            value={address}
            onChange={(event) => setAddress(event.target.value)}
          />
          <Button type="submit" kind="outline" loading={attempt.isPending}>
            {texts.tryIt}
          </Button>
        </div>
        {attempt.isError && <Failed error={attempt.error} />}
        <div role="status">{attempt.data && <Way tried={attempt.data} texts={texts} />}</div>
      </form>
    </Panel>
  );
}

function Way({ tried, texts }: { readonly tried: Tried; readonly texts: WordTexts }) {
  const placeName = usePlaceName();
  const { path, steps, end } = tried;
  const isPage = end.kind === 'page' || end.kind === 'closed' || end.kind === 'elsewhere';
  return (
    <ol className="words-way">
      <li className="mono">{path}</li>
      {steps.map((step) => (
        <li key={step.path}>
          <Icon of={ArrowRightIcon} size="s" />
          <span className="mono">{step.to}</span>
          <small>{texts.tryStep(kindName(step.kind, texts), step.from)}</small>
        </li>
      ))}
      <li className={`words-end words-end-${end.kind}`}>
        <b>{endText(end, texts, placeName)}</b>
        {isPage && (
          <a href={end.at} target="_blank" rel="noreferrer" className="link">
            {texts.openPage}
          </a>
        )}
      </li>
    </ol>
  );
}

function endText(
  { kind, title, screen }: Tried['end'],
  texts: WordTexts,
  placeName: (place: string) => string,
): string {
  switch (kind) {
    case 'page':
      if (title !== undefined && title !== '') return texts.endPage(title);
      return screen === undefined ? texts.endScreen : texts.endPage(placeName(screen));
    case 'closed':
      return texts.endClosed;
    case 'nothing':
      return texts.endNothing;
    case 'elsewhere':
      return texts.endElsewhere;
    case 'loop':
      return texts.endLoop;
    case 'server':
      return texts.endServer;
  }
}
