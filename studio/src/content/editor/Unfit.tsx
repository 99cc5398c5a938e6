import { Alert } from '@trolley/ui/Alert.tsx';
import { Button } from '@trolley/ui/Button.tsx';
import { useTexts } from '../texts.ts';
import type { EditorSession } from './session.ts';
import { useSaver } from './useStore.ts';

/** How many fields keep the draft from being published. */
export function useUnfit({ saver }: EditorSession): number {
  return useSaver(saver).problems.filter(({ kind }) => kind === 'schema').length;
}

/** Says that something has to be mended first, and leads to the first of it. */
export function Unfit({ count, onShow }: { readonly count: number; readonly onShow: () => void }) {
  const texts = useTexts();
  if (count === 0) return null;
  return (
    <Alert
      tone="error"
      role="alert"
      action={
        <Button kind="outline" size="s" onClick={onShow}>
          {texts.toField}
        </Button>
      }
    >
      {texts.unfit(count)}
    </Alert>
  );
}
