import type { PlaceSuggestion } from '@trolley/contract';
import { classes } from '@trolley/ui/classes.ts';
import { Field, type FieldTexts } from '@trolley/ui/Field.tsx';
import { Icon } from '@trolley/ui/Icon.tsx';
import { nextOption } from '@trolley/ui/nextOption.ts';
import { useElementId } from '@trolley/ui/useElementId.ts';
import { type KeyboardEvent, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { useText } from '../../shell/shop.tsx';
import { MapPinIcon } from '../icons.ts';
import { useServiceDependencies } from '../serviceDependencies.ts';
import { suggestPlaces } from './maps.ts';
import './place-field.css';
import { createSuggestions } from './suggestions.ts';

interface PlaceFieldProps extends FieldTexts {
  readonly value: string;
  onType(typed: string): void;
  onPick(suggestion: PlaceSuggestion): void;
  /** Enter, while no suggestion is chosen. */
  onEnter?(): void;
}

/** A field where a place is typed, with suggestions below it. */
export function PlaceField({ value, onType, onPick, onEnter, ...texts }: PlaceFieldProps) {
  const text = useText();
  const { call } = useServiceDependencies();
  const id = useElementId();
  const suggestions = useMemo(() => createSuggestions((typed, signal) => suggestPlaces(call, typed, signal)), [call]);
  const { results, term, pending } = useSyncExternalStore(suggestions.subscribe, suggestions.get);
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  useEffect(() => suggestions.clear, [suggestions]);

  const list = `${id}-list`;
  const expanded = open && results.length > 0;
  const close = () => {
    setOpen(false);
    setActive(-1);
  };
  const pick = (suggestion: PlaceSuggestion) => {
    close();
    suggestions.clear();
    onPick(suggestion);
  };
  const press = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const chosen = expanded ? results[active] : undefined;
    if (event.key === 'Enter') {
      // Enter would submit the form, and the place is not complete yet.
      event.preventDefault();
      if (chosen) return pick(chosen);
      close();
      suggestions.clear();
      onEnter?.();
    } else if (event.key === 'Escape' && expanded) {
      // Only the suggestions close; the dialog stays.
      event.preventDefault();
      event.stopPropagation();
      close();
    } else if (event.key === 'ArrowDown' && !open) {
      event.preventDefault();
      setOpen(true);
    } else if (expanded) {
      const next = nextOption(event.key, active, results.length);
      if (next === undefined) return;
      event.preventDefault();
      setActive(next);
    }
  };

  return (
    <div className="place-field">
      <Field {...texts} id={id}>
        {(ties) => (
          <input
            {...ties}
            className="input"
            type="text"
            role="combobox"
            aria-autocomplete="list"
            aria-haspopup="listbox"
            aria-expanded={expanded}
            aria-controls={expanded ? list : undefined}
            aria-activedescendant={expanded && active >= 0 ? `${list}-${active}` : undefined}
            autoComplete="off"
            enterKeyHint="search"
            maxLength={200}
            value={value}
            onChange={({ target }) => {
              onType(target.value);
              suggestions.type(target.value);
              setOpen(true);
              setActive(-1);
            }}
            onKeyDown={press}
            onBlur={close}
          />
        )}
      </Field>
      {expanded && (
        <div className="place-suggestions" id={list} role="listbox" aria-label={text('service.suggestions.label')}>
          {results.map((suggestion, index) => (
            <button
              type="button"
              key={suggestion.id}
              id={`${list}-${index}`}
              role="option"
              tabIndex={-1}
              aria-selected={index === active}
              className={classes('place-suggestion', index === active && 'place-suggestion-active')}
              // The field keeps the focus, so that the list is still there when the press ends.
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => pick(suggestion)}
            >
              <Icon of={MapPinIcon} size="s" />
              <span>
                <strong>{suggestion.primaryPart}</strong>
                <small>{suggestion.secondaryPart}</small>
              </span>
            </button>
          ))}
        </div>
      )}
      <p role="status" className="visually-hidden">
        {open && term !== '' && !pending ? text('service.suggestions.count', { count: results.length }) : ''}
      </p>
    </div>
  );
}
