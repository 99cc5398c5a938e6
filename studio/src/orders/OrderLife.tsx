import type { StaffOrder } from '@trolley/contract';
import type { ReactNode } from 'react';
import { useFormat } from '../shell/language/format.ts';
import { Panel } from '../shell/parts/Panel.tsx';
import { useNow } from '../shell/useNow.ts';
import { useTexts } from './texts.ts';

interface Props {
  readonly order: StaffOrder;
  /** What the journal knows of it. */
  readonly children: ReactNode;
}

/** What became of it and when. */
export function OrderLife({ order: { moments }, children }: Props) {
  const texts = useTexts();
  const format = useFormat();
  const now = useNow();
  return (
    <Panel title={texts.life}>
      <div className="stack">
        <ol className="order-life">
          {moments.map(({ kind, at, amount }) => (
            <li key={`${kind} ${at} ${amount}`} className={at > now ? 'order-ahead' : undefined}>
              <b>
                {texts.moments[kind]}
                {amount !== undefined && ` · ${format.money(amount)}`}
              </b>
              <time dateTime={at}>{format.minute(at)}</time>
            </li>
          ))}
        </ol>
        {children}
      </div>
    </Panel>
  );
}
