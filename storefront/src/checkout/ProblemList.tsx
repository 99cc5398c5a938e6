import { Alert } from '@trolley/ui/Alert.tsx';
import { usePathTo, useText } from '../shell/shop.tsx';
import type { Problem } from './problems.ts';
import type { StepName } from './steps.ts';

interface ProblemListProps {
  readonly problems: readonly Problem[];
  onShow(step: StepName): void;
}

/** The problems of the order, each with a link to where it can be solved. */
export function ProblemList({ problems, onShow }: ProblemListProps) {
  const text = useText();
  const page = usePathTo()('cart');
  return (
    <Alert tone="error" title={text('checkout.problems', { count: problems.length })}>
      <ul className="form-errors">
        {problems.map(({ key, where }) => (
          <li key={key}>
            {where === undefined && text(key)}
            {where === 'cart' && (
              <a className="link" href={page}>
                {text(key)}
              </a>
            )}
            {where !== undefined && where !== 'cart' && (
              <a
                className="link"
                href={`#step-${where}`}
                onClick={(event) => {
                  event.preventDefault();
                  onShow(where);
                }}
              >
                {text(key)}
              </a>
            )}
          </li>
        ))}
      </ul>
    </Alert>
  );
}
