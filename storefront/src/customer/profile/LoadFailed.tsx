import { useText } from '../../shell/shop.tsx';
import { Alert } from '../../ui/Alert.tsx';
import { Button } from '../../ui/Button.tsx';

/** Something could not be fetched; asking again may help. */
export function LoadFailed({ words, retry }: { readonly words: string; readonly retry: () => void }) {
  const text = useText();
  return (
    <Alert
      tone="error"
      role="alert"
      action={
        <Button kind="outline" size="s" onClick={retry}>
          {text('error.retry')}
        </Button>
      }
    >
      {words}
    </Alert>
  );
}
