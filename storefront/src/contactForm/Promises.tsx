import { useText } from '../shell/shop.tsx';
import { Card } from '../ui/Card.tsx';
import { Icon } from '../ui/Icon.tsx';
import { CheckIcon, TrashIcon } from '../ui/icons.ts';

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
