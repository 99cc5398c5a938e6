import { Button } from '@trolley/ui/Button.tsx';
import { ShareIcon } from '@trolley/ui/icons.ts';
import { shareAddress } from '../shell/shareAddress.ts';
import { useText } from '../shell/shop.tsx';
import { track } from '../shell/tracking/track.ts';

/** CONT-10: hands the page on, without the place on it. */
export function SharePage({ title }: { readonly title: string }) {
  const text = useText();
  const share = () => {
    track({ kind: 'sharePage' });
    void shareAddress(title, location.href.replace(/#.*/, ''));
  };
  return (
    <Button kind="outline" icon={ShareIcon} onClick={share}>
      {text('content.share')}
    </Button>
  );
}
