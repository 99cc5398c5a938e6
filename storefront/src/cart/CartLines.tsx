import type { LineItem } from '@trolley/contract';
import { VisuallyHidden } from '@trolley/ui/VisuallyHidden.tsx';
import { useShop, useText } from '../shell/shop.tsx';
import { useMoney } from '../shell/useMoney.ts';
import { CartLine } from './CartLine.tsx';
import { byDepartment, type LineSort, sortedLines } from './groupLines.ts';

interface CartLinesProps {
  readonly lines: readonly LineItem[];
  readonly sort?: LineSort;
  /** On the cart's own page. */
  readonly full?: boolean;
}

/** The lines by department; in any other order one list. */
export function CartLines({ lines, sort = 'category', full = false }: CartLinesProps) {
  const text = useText();
  const { locale } = useShop().tenant;
  const heading = full ? 'h2' : 'h3';
  if (sort !== 'category') {
    return <Group heading={heading} name={text('cart.lines')} hidden lines={sortedLines(lines, sort, locale)} />;
  }
  return byDepartment(lines).map((group) => <Group key={group.name} heading={heading} {...group} />);
}

interface GroupProps {
  readonly name: string;
  readonly lines: readonly LineItem[];
  readonly heading: 'h2' | 'h3';
  readonly hidden?: boolean;
}

function Group({ name, lines, heading: Heading, hidden = false }: GroupProps) {
  const money = useMoney();
  const sum = lines.reduce((all, { linePrice }) => all + linePrice, 0);
  return (
    <section className="cart-group">
      <Heading>
        {hidden ? <VisuallyHidden>{name}</VisuallyHidden> : name}
        {!hidden && (
          <span aria-hidden="true" className="figures">
            {money(sum)}
          </span>
        )}
      </Heading>
      <ul className="cart-lines">
        {lines.map((line) => (
          <CartLine key={line.lineItemId} line={line} />
        ))}
      </ul>
    </section>
  );
}
