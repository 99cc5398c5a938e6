import type { Wallet } from '@trolley/contract';
import { Card } from '@trolley/ui/Card.tsx';
import { Table } from '@trolley/ui/Table.tsx';
import { useText } from '../../../shell/shop.tsx';
import { useMoney } from '../../../shell/useMoney.ts';

const reasons: ReadonlySet<string> = new Set(['issued', 'linked', 'order', 'givenBack', 'refund']);

/** What came and went, the newest first. */
export function Movements({ movements }: Pick<Wallet, 'movements'>) {
  const text = useText();
  const money = useMoney();
  const rows = movements.map(({ at, amount, reason: code, orderNumber: number }) => {
    const reason = text(`wallet.reason.${reasons.has(code) ? code : 'other'}`);
    return [
      text('wallet.day', { at: new Date(at) }),
      number === undefined ? reason : text('wallet.movement.order', { reason, number }),
      amount < 0 ? `−${money(-amount)}` : `+${money(amount)}`,
    ];
  });
  return (
    <Card as="section" className="profile-stack">
      <Table
        caption={text('wallet.movements')}
        head={[text('wallet.movement.when'), text('wallet.movement.what'), text('wallet.movement.amount')]}
        rows={rows}
        figures={[2]}
      />
    </Card>
  );
}
