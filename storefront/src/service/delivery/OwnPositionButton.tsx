import { Button } from '@trolley/ui/Button.tsx';
import { useText } from '../../shell/shop.tsx';
import { LocateIcon } from '../icons.ts';
import type { OwnPosition } from './useOwnPosition.ts';

export function OwnPositionButton({ of: { state, locate } }: { readonly of: OwnPosition }) {
  const text = useText();
  if (!locate) return null;
  return (
    <div className="own-position">
      <Button kind="quiet" size="s" icon={LocateIcon} loading={state === 'pending'} onClick={locate}>
        {text('service.position.use')}
      </Button>
      <p role="status" className="field-hint">
        {(state === 'denied' || state === 'unavailable') && text(`service.position.${state}`)}
      </p>
    </div>
  );
}
