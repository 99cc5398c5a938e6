import { useText } from '../../shell/shop.tsx';
import { ProgressBar } from '../../ui/ProgressBar.tsx';

/** Shown only while a submit waits for the bot check. */
export function Waiting({ shown }: { readonly shown: boolean }) {
  const text = useText();
  return <div role="status">{shown && <ProgressBar label={text('auth.checking')} />}</div>;
}
