import { ProgressBar } from '@trolley/ui/ProgressBar.tsx';
import { useText } from '../../shell/shop.tsx';

/** Shown only while a submit waits for the bot check. */
export function Waiting({ shown }: { readonly shown: boolean }) {
  const text = useText();
  return <div role="status">{shown && <ProgressBar label={text('auth.checking')} />}</div>;
}
