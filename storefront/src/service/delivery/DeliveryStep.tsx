import type { CartReply, OrderConfig, PlaceSuggestion } from '@trolley/contract';
import { Alert } from '@trolley/ui/Alert.tsx';
import { Button } from '@trolley/ui/Button.tsx';
import { type FormEvent, useRef, useState, useSyncExternalStore } from 'react';
import { useText } from '../../shell/shop.tsx';
import type { Store } from '../../shell/store.ts';
import { choosePlace } from '../choosePlace.ts';
import { chosenService } from '../chosenService.ts';
import { PlaceLosses } from '../known/PlaceLosses.tsx';
import { SavedAddresses, useSavedAddresses } from '../known/SavedAddresses.tsx';
import { WindowNote } from '../known/WindowNote.tsx';
import { useServiceDependencies } from '../serviceDependencies.ts';
import { AddressFields } from './AddressFields.tsx';
import {
  type AddressDraft,
  addressOfDraft,
  type DraftField,
  draftOf,
  draftProblem,
  emptyDraft,
  firstProblem,
  neededFields,
  optionalFields,
  withPlace,
} from './addressDraft.ts';
import { addressDraft } from './draft.ts';
import { placeAt, placeOfSuggestion } from './maps.ts';
import { OwnPositionButton } from './OwnPositionButton.tsx';
import { PlaceField } from './PlaceField.tsx';
import { useAddressWords } from './useAddressWords.ts';
import { useArea } from './useArea.ts';
import { useOwnPosition } from './useOwnPosition.ts';

interface DeliveryStepProps {
  readonly config: OrderConfig | undefined;
  onChosen(answer: CartReply, moved: boolean): void;
  /** Leads to the stores, where the shop has any to collect at. */
  readonly onCollect: (() => void) | undefined;
  readonly draft?: Store<AddressDraft | undefined>;
}

type Problem = 'outside' | 'incomplete' | 'failed';

/** A delivery address: by suggestions, by position, or field by field. */
export function DeliveryStep({ config, onChosen, onCollect, draft: savedDraft = addressDraft }: DeliveryStepProps) {
  const text = useText();
  const words = useAddressWords();
  const dependencies = useServiceDependencies();
  const form = useRef<HTMLFormElement>(null);
  const saved = useSavedAddresses();
  const hasSaved = saved.length > 0;
  const { address: chosen } = chosenService(dependencies.cart.get().cart);
  // Saved addresses stand above the form, which then is for another one.
  const [ofCart] = useState(() => (hasSaved ? emptyDraft : draftOf(chosen)));
  const begun = useSyncExternalStore(savedDraft.subscribe, savedDraft.get);
  const draft = begun ?? ofCart;
  const [problem, setProblem] = useState<Problem>();
  const [checked, setChecked] = useState<readonly DraftField[]>([]);
  const [busy, setBusy] = useState<'all' | 'code'>();
  const area = useArea(draft);

  const change = (next: AddressDraft) => {
    setProblem(undefined);
    savedDraft.set(next);
  };
  const focusOn = (field: string) => form.current?.querySelector<HTMLElement>(`[name=${field}]`)?.focus();
  const pick = async (suggestion: PlaceSuggestion) => {
    const typed = `${suggestion.primaryPart}, ${suggestion.secondaryPart}`;
    change({ ...draft, typed });
    const place = await placeOfSuggestion(dependencies.call, suggestion);
    if (!place) return;
    const filled = withPlace({ ...(savedDraft.get() ?? ofCart), typed }, place);
    change(filled);
    // A suggestion is seldom a whole address: focus the first missing field.
    const next = neededFields.find((field) => draftProblem(filled, field));
    if (next) focusOn(next);
  };
  const own = useOwnPosition(async (position) => {
    const place = await placeAt(dependencies.call, position);
    if (place) change({ ...withPlace(savedDraft.get() ?? ofCart, place), typed: '' });
  });

  const send = async (next: AddressDraft, how: 'all' | 'code') => {
    setBusy(how);
    setProblem(undefined);
    const outcome = await choosePlace(dependencies, addressOfDraft(next, config?.country));
    setBusy(undefined);
    if (outcome.kind !== 'chosen') return setProblem(outcome.kind);
    savedDraft.set(undefined);
    onChosen(outcome.answer, outcome.moved);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setChecked([...neededFields, ...optionalFields]);
    const first = firstProblem(draft);
    if (first) focusOn(first);
    else void send(draft, 'all');
  };
  const look = () => {
    if (draftProblem(draft, 'postalCode')) {
      setChecked(['postalCode']);
      return focusOn('postalCode');
    }
    const { postalCode, city } = draft;
    void send({ ...emptyDraft, postalCode, city }, 'code');
  };

  const isOpen = !hasSaved || begun !== undefined;
  const keeps =
    chosen?.distributionType === 'DELIVERY' &&
    (area.kind !== 'served' || area.area.number === chosen.deliveryAreaNumber);
  const outside = problem === 'outside' || (!problem && area.kind === 'outside');
  return (
    <form ref={form} className="delivery" noValidate onSubmit={submit}>
      {hasSaved && <SavedAddresses config={config} onChosen={onChosen} />}
      <PlaceField
        label={text(hasSaved ? 'service.known.other' : 'service.address.search')}
        hint={words.text ?? text('service.address.searchHint')}
        value={draft.typed}
        onType={(typed) => change({ ...draft, typed })}
        onPick={(suggestion) => void pick(suggestion)}
      />
      <OwnPositionButton of={own} />
      {isOpen && (
        <AddressFields
          draft={draft}
          checked={checked}
          withStairCase={config?.billingFields.stairCase !== 'Hide'}
          onChange={change}
        />
      )}
      <div role="status">
        {!outside && area.kind === 'served' && (
          <Alert tone="success">{text('service.address.served', { place: area.area.name })}</Alert>
        )}
      </div>
      <div role="alert">
        {outside && (
          <Alert
            tone="warning"
            action={
              onCollect && (
                <Button kind="outline" size="s" onClick={onCollect}>
                  {text('service.address.collectInstead')}
                </Button>
              )
            }
          >
            {config?.invalidAddressMessage ?? text('service.address.outside')}
          </Alert>
        )}
        {problem && problem !== 'outside' && <Alert tone="error">{text(`service.address.${problem}`)}</Alert>}
      </div>
      {isOpen && (
        <div className="service-actions">
          {!outside && <WindowNote keeps={keeps} />}
          {!outside && area.kind === 'served' && !keeps && (
            <PlaceLosses address={addressOfDraft(draft, config?.country)} />
          )}
          <Button kind="outline" loading={busy === 'code'} onClick={look}>
            {text('service.address.lookAround')}
          </Button>
          <Button type="submit" loading={busy === 'all'}>
            {text('service.address.submit')}
          </Button>
        </div>
      )}
    </form>
  );
}
