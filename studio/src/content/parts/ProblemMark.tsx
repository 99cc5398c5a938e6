import { Icon } from '@trolley/ui/Icon.tsx';
import { ErrorIcon } from '@trolley/ui/icons.ts';
import { VisuallyHidden } from '@trolley/ui/VisuallyHidden.tsx';
import { useTexts } from '../texts.ts';

/** How many problems there are: by a sign for the eye, in words for a screen reader. Nothing where there are none. */
export function ProblemMark({ count }: { readonly count: number }) {
  const texts = useTexts();
  if (count === 0) return null;
  return (
    <span className="outline-wrong" title={texts.problemsHere(count)}>
      <Icon of={ErrorIcon} size="s" />
      <VisuallyHidden>{texts.problemsHere(count)}</VisuallyHidden>
    </span>
  );
}
