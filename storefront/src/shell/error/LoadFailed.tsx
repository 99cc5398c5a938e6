import { Alert } from '@trolley/ui/Alert.tsx';
import { Button } from '@trolley/ui/Button.tsx';
import { useText } from '../shop.tsx';

interface LoadFailedProps {
  readonly words: string;
  readonly retry: () => unknown;
  /** It is being asked for again. */
  readonly retrying?: boolean;
}

/** Something could not be fetched; asking again may help. */
export function LoadFailed({ words, retry, retrying }: LoadFailedProps) {
  const text = useText();
  return (
    <Alert
      tone="error"
      role="alert"
      action={
        <Button kind="outline" size="s" loading={retrying} onClick={() => void retry()}>
          {text('error.retry')}
        </Button>
      }
    >
      {words}
    </Alert>
  );
}
