import type { RedirectProblem } from '@trolley/contract';
import { Alert } from '@trolley/ui/Alert.tsx';
import { Button } from '@trolley/ui/Button.tsx';
import { useTexts } from '../texts.ts';
import { problemText } from './problemText.ts';

interface Props {
  /** Missing while they are looked for. */
  readonly problems: readonly RedirectProblem[] | undefined;
  /** Takes the target that is proposed. */
  readonly onTake?: ((target: string) => void) | undefined;
}

/** What speaks against a redirect, before it is saved. */
export function RedirectProblems({ problems, onTake }: Props) {
  const texts = useTexts();
  return (
    <div className="words-problems" role="status">
      {problems === undefined && <p className="words-note">{texts.checking}</p>}
      {problems?.length === 0 && <Alert tone="success">{texts.looksGood}</Alert>}
      {problems?.map((problem) => {
        const target = problem.code === 'chain' ? problem.values.to : undefined;
        const text = problemText(problem, texts);
        return (
          <Alert
            key={text}
            tone={problem.refused ? 'error' : 'warning'}
            action={
              target !== undefined &&
              onTake && (
                <Button kind="outline" size="s" onClick={() => onTake(target)}>
                  {texts.takeThis(target)}
                </Button>
              )
            }
          >
            {text}
          </Alert>
        );
      })}
    </div>
  );
}
