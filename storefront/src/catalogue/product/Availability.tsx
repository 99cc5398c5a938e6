import { isOrderable, type ProductDetail } from '@trolley/contract';
import { useText } from '../../shell/shop.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { CheckIcon, InfoIcon } from '../../ui/icons.ts';

/** Whether it can be bought, how long it keeps, and from what age. */
export function Availability({
  product,
}: {
  readonly product: Pick<ProductDetail, 'availability' | 'minAge' | 'facts'>;
}) {
  const text = useText();
  const { availability, minAge, facts } = product;
  const orderable = isOrderable(availability);
  return (
    <ul className="availability">
      <li className={orderable ? 'availability-yes' : 'availability-no'}>
        <Icon of={orderable ? CheckIcon : InfoIcon} />
        <div>
          <b>{text(`catalogue.availability.${orderable ? 'available' : availability}`)}</b>
          {orderable && facts.shelfLife !== undefined && <p className="muted small">{facts.shelfLife}</p>}
        </div>
      </li>
      {minAge !== undefined && (
        <li>
          <Icon of={InfoIcon} />
          <div>{text('catalogue.product.age', { age: minAge })}</div>
        </li>
      )}
    </ul>
  );
}
