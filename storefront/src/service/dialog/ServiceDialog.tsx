import type { CartChange, CartReply } from '@trolley/contract';
import { Dialog } from '@trolley/ui/Dialog.tsx';
import { useCallback, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { focusOn } from '../../shell/navigation/scrollToPlace.ts';
import { useRevalidate } from '../../shell/router/RouterProvider.tsx';
import { useText } from '../../shell/shop.tsx';
import { chosenService } from '../chosenService.ts';
import { CollectAt } from '../collect/CollectAt.tsx';
import type { ServiceRequest } from '../openServiceDialog.ts';
import { useServiceDependencies } from '../serviceDependencies.ts';
import { SlotPicker } from '../slots/SlotPicker.tsx';
import { ChangesStep } from './ChangesStep.tsx';
import './dialog.css';
import { PlaceStep } from './PlaceStep.tsx';

export interface ServiceDialogProps {
  /** Undefined closes the dialog. */
  readonly request: ServiceRequest | undefined;
}

type Step =
  | { readonly kind: 'store' | 'place' | 'slot' }
  | { readonly kind: 'changes'; readonly changes: readonly CartChange[] };

const titles = {
  store: 'service.store.title',
  place: 'service.place.title',
  changes: 'service.changes.title',
  slot: 'service.slot.title',
} as const;

/** Place, changes of the cart, slot: one step after the other. */
export function ServiceDialog({ request }: ServiceDialogProps) {
  const text = useText();
  const { cart } = useServiceDependencies();
  const revalidate = useRevalidate();
  const [shown, setShown] = useState<ServiceRequest>();
  const [step, setStep] = useState<Step>({ kind: 'place' });
  const [chosen, setChosen] = useState(false);
  // Every request starts at its first step.
  if (request && request !== shown) {
    const { address } = chosenService(cart.get().cart);
    setShown(request);
    setStep({ kind: request.store ? 'store' : request.view === 'slot' && address ? 'slot' : 'place' });
    setChosen(false);
  }
  const content = useRef<HTMLDivElement>(null);
  const first = useRef(step.kind);
  // The pressed button is gone with its step: the focus goes to the heading of the new one.
  useEffect(() => {
    if (first.current === step.kind) return;
    first.current = step.kind;
    const title = content.current?.closest('dialog')?.querySelector('h2');
    if (title) focusOn(title);
  }, [step.kind]);
  const isForPlace = request?.view === 'place';
  const placed = useCallback(
    ({ changes = [] }: CartReply, moved: boolean) => {
      setChosen(isForPlace);
      // The open page shows prices and stock of the old place.
      if (moved) void revalidate();
      setStep(changes.length > 0 ? { kind: 'changes', changes } : { kind: 'slot' });
    },
    [isForPlace, revalidate],
  );
  const finish = (now = chosen) => request?.answer(now ? 'chosen' : 'aborted');

  // A portal, since the header opens it but should not contain it.
  return createPortal(
    <Dialog
      open={request !== undefined}
      onClose={() => finish()}
      title={text(titles[step.kind])}
      closeLabel={text('service.close')}
    >
      {request && (
        <div className="service" key={step.kind} ref={content}>
          {step.kind === 'store' && request.store && (
            <CollectAt store={request.store} onChosen={placed} onOther={() => setStep({ kind: 'place' })} />
          )}
          {step.kind === 'place' && <PlaceStep onChosen={placed} />}
          {step.kind === 'changes' && <ChangesStep changes={step.changes} onDone={() => setStep({ kind: 'slot' })} />}
          {step.kind === 'slot' && (
            <SlotPicker
              onChosen={() => finish(true)}
              onLater={() => finish()}
              onOtherPlace={() => setStep({ kind: 'place' })}
            />
          )}
        </div>
      )}
    </Dialog>,
    document.body,
  );
}
