import type { LineItem } from '@trolley/contract';
import { useShop, useText } from '../shell/shop.tsx';
import { VisuallyHidden } from '../ui/VisuallyHidden.tsx';
import { CartLine } from './CartLine.tsx';
import { byDepartment, type LineSort, sortedLines } from './groupLines.ts';

interface CartLinesProps {
  readonly lines: readonly LineItem[];
  readonly sort?: LineSort;
  readonly full?: boolean;
}

/** The lines by department; in any other order one list. */
export function CartLines({ lines, sort = 'category', full = false }: CartLinesProps) {
  const text = useText();
  const { locale } = useShop().tenant;
  const heading = full ? 'h2' : 'h3';
  if (sort !== 'category') {
    return (
      <Group heading={heading} name={text('cart.lines')} hidden lines={sortedLines(lines, sort, locale)} full={full} />
    );
  }
  return byDepartment(lines).map((group) => <Group key={group.name} heading={heading} full={full} {...group} />);
}

interface GroupProps {
  readonly name: string;
  readonly lines: readonly LineItem[];
  readonly heading: 'h2' | 'h3';
  readonly hidden?: boolean;
  readonly full: boolean;
}

function Group({ name, lines, heading: Heading, hidden = false, full }: GroupProps) {
  return (
    <section className="cart-group">
      <Heading>
        {hidden ? <VisuallyHidden>{name}</VisuallyHidden> : name}
        {!full && <span aria-hidden="true">{lines.length}</span>}
      </Heading>
      <ul className="cart-lines">
        {lines.map((line) => (
          <CartLine key={line.lineItemId} line={line} full={full} />
        ))}
      </ul>
    </section>
  );
}
