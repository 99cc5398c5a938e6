import { isOrderable, type ProductDetail } from '@trolley/contract';
import { Icon } from '@trolley/ui/Icon.tsx';
import { CheckIcon, InfoIcon } from '@trolley/ui/icons.ts';
import { useHasPlace } from '../../service/useHasPlace.ts';
import { LazyComponent } from '../../shell/LazyComponent.tsx';
import { useText } from '../../shell/shop.tsx';

export const loadAvailableSlot = () => import('./AvailableSlot.tsx').then((module) => module?.AvailableSlot);

/** Whether it can be bought and when, how long it keeps, and from what age. */
export function Availability({
  product,
}: {
  readonly product: Pick<ProductDetail, 'availability' | 'minAge' | 'facts'>;
}) {
  const text = useText();
  const placed = useHasPlace();
  const { availability, minAge, facts } = product;
  const orderable = isOrderable(availability);
  return (
    <ul className="availability">
      <li className={orderable ? 'availability-yes' : 'availability-no'}>
        <Icon of={orderable ? CheckIcon : InfoIcon} />
        <div>
          {orderable ? (
            <LazyComponent when={placed} load={loadAvailableSlot} props={{ note: facts.shelfLife }}>
              <b>{text('catalogue.availability.available')}</b>
              <p className="muted small">{facts.shelfLife}</p>
            </LazyComponent>
          ) : (
            <b>{text(`catalogue.availability.${availability}`)}</b>
          )}
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
