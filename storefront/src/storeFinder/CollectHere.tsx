import type { FoundStore } from '@trolley/contract';
import { Button } from '@trolley/ui/Button.tsx';
import { BoxIcon } from '@trolley/ui/icons.ts';
import { openServiceDialog } from '../service/openServiceDialog.ts';
import { useText } from '../shell/shop.tsx';

/** Leads to a free time at this store; the dialog first tells what the change would take out of the cart. */
export function CollectHere({ store: { id, name } }: { readonly store: Pick<FoundStore, 'id' | 'name'> }) {
  const text = useText();
  return (
    <Button icon={BoxIcon} data-replay={`collect-${id}`} onClick={() => void openServiceDialog('place', { id, name })}>
      {text('stores.collect')}
    </Button>
  );
}
