import { Alert } from '@trolley/ui/Alert.tsx';
import { Button } from '@trolley/ui/Button.tsx';
import { useProblem } from '../api/useProblem.ts';
import { useShellTexts } from '../texts.ts';

interface Props {
  readonly error: unknown;
  readonly retry?: () => void;
}

/** In place of what could not be loaded: why, and the way on. */
export function Failed({ error, retry }: Props) {
  const texts = useShellTexts();
  const say = useProblem();
  return (
    <Alert
      tone="error"
      role="alert"
      action={
        retry && (
          <Button kind="outline" size="s" onClick={retry}>
            {texts.tryAgain}
          </Button>
        )
      }
    >
      {say(error)}
    </Alert>
  );
}
