import { LoadFailed } from '../../shell/error/LoadFailed.tsx';
import { useText } from '../../shell/shop.tsx';

/** Nobody could tell who is there; the page is asked for anew. */
export function CustomerFailed() {
  const text = useText();
  return <LoadFailed words={text('profile.failed.load')} retry={() => window.location.reload()} />;
}
