import { Card } from '@trolley/ui/Card.tsx';
import { Icon } from '@trolley/ui/Icon.tsx';
import { CheckIcon, TrashIcon } from '@trolley/ui/icons.ts';
import { useText } from '../shell/shop.tsx';

interface PromisesProps {
  readonly promises: readonly string[];
  readonly keepDays: number;
}

/** What happens with a message. */
export function Promises({ promises, keepDays }: PromisesProps) {
  const text = useText();
  return (
    <Card as="aside" className="form-promises">
      <p className="form-promises-title">{text('contactForm.promises')}</p>
      <ul>
        {promises.map((promise) => (
          <li key={promise}>
            <Icon of={CheckIcon} />
            <span>{promise}</span>
          </li>
        ))}
        <li>
          <Icon of={TrashIcon} />
          <span>{text('contactForm.keepDays', { days: keepDays })}</span>
        </li>
      </ul>
    </Card>
  );
}
