import { Icon } from '@trolley/ui/Icon.tsx';
import { ChevronLeftIcon } from '@trolley/ui/icons.ts';
import { TextLink } from '@trolley/ui/TextLink.tsx';
import { OrderPage } from '../../../order/OrderPage.tsx';
import { useText } from '../../../shell/shop.tsx';
import type { DetailProps } from '../section.ts';
import './orders.css';

/** One order at its own address. */
export function OrderDetail({ name, home }: DetailProps) {
  const text = useText();
  return (
    <>
      <TextLink data-back className="orders-back" href={home}>
        <Icon of={ChevronLeftIcon} size="s" />
        {text('order.back')}
      </TextLink>
      <OrderPage key={name} orderNumber={name} />
    </>
  );
}
