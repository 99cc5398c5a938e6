import { LoadFailed } from '../../shell/error/LoadFailed.tsx';
import { useText } from '../../shell/shop.tsx';

/** The customer could not be loaded; the button loads the page again. */
export function CustomerFailed() {
  const text = useText();
  return <LoadFailed words={text('profile.failed.load')} retry={() => window.location.reload()} />;
}
