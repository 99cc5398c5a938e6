import { getStoreSuggestions, type StoreSuggestion } from '@trolley/contract';
import { nextOption } from '@trolley/ui/nextOption.ts';
import { useElementId } from '@trolley/ui/useElementId.ts';
import { type ChangeEvent, type KeyboardEvent, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { createSuggestions } from '../service/delivery/suggestions.ts';
import { useServiceDependencies } from '../service/serviceDependencies.ts';

export type FinderSuggestions = ReturnType<typeof useStoreSuggestions>;

/** What a half-typed text may mean, and how keys choose from it. The field keeps the focus. */
export function useStoreSuggestions(onPick: (suggestion: StoreSuggestion) => void) {
  const { call } = useServiceDependencies();
  const list = useElementId();
  const suggestions = useMemo(
    () =>
      createSuggestions<StoreSuggestion>((q, signal) =>
        call(getStoreSuggestions, { query: { q } }, { signal }).then(
          ({ results }) => results,
          // They are a help; without them the field still searches.
          () => [],
        ),
      ),
    [call],
  );
  const { results, term, pending } = useSyncExternalStore(suggestions.subscribe, suggestions.get, suggestions.get);
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  useEffect(() => suggestions.clear, [suggestions]);

  const expanded = open && results.length > 0;
  const hide = () => {
    setOpen(false);
    setActive(-1);
  };
  const close = () => {
    hide();
    suggestions.clear();
  };
  const pick = (suggestion: StoreSuggestion) => {
    close();
    onPick(suggestion);
  };
  const press = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || !expanded) return;
    const chosen = results[active];
    const next = nextOption(event.key, active, results.length);
    if (event.key === 'Enter' && chosen) {
      event.preventDefault();
      pick(chosen);
    } else if (event.key === 'Escape') {
      // Only the suggestions close; what was typed stays.
      event.preventDefault();
      hide();
    } else if (next !== undefined) {
      event.preventDefault();
      setActive(next);
    }
  };
  return {
    list,
    results,
    expanded,
    active,
    /** How many were found of what was typed; undefined while nothing is asked for. */
    count: open && term !== '' && !pending ? results.length : undefined,
    pick,
    close,
    field: {
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-haspopup': 'listbox',
      'aria-expanded': expanded,
      'aria-controls': expanded ? list : undefined,
      'aria-activedescendant': expanded && active >= 0 ? `${list}-${active}` : undefined,
      onChange: ({ target }: ChangeEvent<HTMLInputElement>) => {
        suggestions.type(target.value);
        setOpen(true);
        setActive(-1);
      },
      onKeyDown: press,
      onBlur: hide,
    },
  } as const;
}
