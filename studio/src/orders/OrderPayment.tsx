import type { StaffOrder } from '@trolley/contract';
import { Alert } from '@trolley/ui/Alert.tsx';
import { useFormat } from '../shell/language/format.ts';
import { Fact } from '../shell/parts/Fact.tsx';
import { Panel } from '../shell/parts/Panel.tsx';
import { dialled } from './OrderPlace.tsx';
import { useTexts } from './texts.ts';

/** Who pays, how, and what became of the money. */
export function OrderPayment({ order }: { readonly order: StaffOrder }) {
  const texts = useTexts();
  const { money: written } = useFormat();
  const { payments, money, invoice, payer } = order;
  return (
    <Panel title={texts.payment}>
      <div className="stack">
        {money?.needsAttention && <Alert tone="warning">{texts.attention}</Alert>}
        <dl className="facts">
          <Fact name={texts.paidBy}>
            {payments.map(({ methodKey, amount }) => (
              <span key={methodKey} className="order-payment">
                {texts.methods[methodKey]} · {written(amount)}
              </span>
            ))}
          </Fact>
          <Fact name={texts.state}>{money && texts.moneyStates[money.status]}</Fact>
          <Fact name={texts.refunded}>{money && money.refunded > 0 && written(money.refunded)}</Fact>
          <Fact name={texts.invoice}>{invoice}</Fact>
          <Fact name={texts.payer}>{payer.name}</Fact>
          <Fact name={texts.company}>{payer.company}</Fact>
          <Fact name={texts.address}>{[payer.street, payer.city].filter(Boolean).join(', ')}</Fact>
          <Fact name={texts.email}>{payer.email && <a href={`mailto:${payer.email}`}>{payer.email}</a>}</Fact>
          <Fact name={texts.phone}>
            {payer.phoneNumber && <a href={`tel:${dialled(payer.phoneNumber)}`}>{payer.phoneNumber}</a>}
          </Fact>
        </dl>
      </div>
    </Panel>
  );
}
