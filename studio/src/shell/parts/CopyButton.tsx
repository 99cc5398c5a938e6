import { Button } from '@trolley/ui/Button.tsx';
import { CheckIcon } from '@trolley/ui/icons.ts';
import CopyIcon from 'lucide-react/icons/copy';
import { useState } from 'react';
import { useShellTexts } from '../texts.ts';

/** Copies a text and says so. */
export function CopyButton({ text, label }: { readonly text: string; readonly label: string }) {
  const texts = useShellTexts();
  const [outcome, setOutcome] = useState<'copied' | 'refused'>();
  const copy = () =>
    // A page without https has no clipboard at all.
    void Promise.resolve(navigator.clipboard as Clipboard | undefined)
      .then((clipboard) => (clipboard ? clipboard.writeText(text) : Promise.reject(new Error('no clipboard'))))
      .then(
        () => setOutcome('copied'),
        () => setOutcome('refused'),
      );
  return (
    <>
      <Button kind="outline" icon={outcome === 'copied' ? CheckIcon : CopyIcon} onClick={copy}>
        {outcome === 'copied' ? texts.copied : label}
      </Button>
      {outcome === 'refused' && (
        <span className="small" role="status">
          {texts.copyRefused}
        </span>
      )}
    </>
  );
}
