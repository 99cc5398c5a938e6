import { Skeleton } from '@trolley/ui/Skeleton.tsx';
import { useText } from '../shell/shop.tsx';

/** The place of a form that the browser loads; without scripts it says what else there is to do. */
export function FormPlace({ without }: { readonly without: string }) {
  const text = useText();
  return (
    <>
      <Skeleton shape="block" />
      <noscript>
        <p>{text(without)}</p>
      </noscript>
    </>
  );
}
