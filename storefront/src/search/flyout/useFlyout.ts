import type { SearchType } from '@trolley/contract';
import { nextOption } from '@trolley/ui/nextOption.ts';
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import type { FlyoutSearch } from './flyoutSearch.ts';

interface Used {
  readonly field: HTMLInputElement;
  readonly panel: RefObject<HTMLElement | null>;
  readonly search: FlyoutSearch;
  readonly types: readonly SearchType[];
  /** The form was submitted. */
  submit(term: string): void;
}

/** Attaches the flyout to the events of the search field, which the server rendered. */
export function useFlyout(used: Used) {
  const { field } = used;
  const [open, setOpen] = useState(() => document.activeElement === field);
  const [typed, setTyped] = useState(() => field.value);
  const [active, setActive] = useState<string>();
  const latest = useRef({ ...used, open, active });
  useEffect(() => {
    latest.current = { ...used, open, active };
  });

  const close = useCallback(() => {
    setOpen(false);
    setActive(undefined);
  }, []);

  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    const form = field.form ?? field;
    // A first piece may ask where to deliver: the dialog is no leaving, the suggestions are there after it.
    const within = (target: EventTarget | null) =>
      target instanceof Element && (form.contains(target) || target.closest('dialog') !== null);

    const look = () => {
      const { search, types } = latest.current;
      setTyped(field.value);
      setActive(undefined);
      setOpen(true);
      search.type(field.value, types);
    };
    const returnTo = () => {
      // The term of the search page was not typed.
      if (field.value === field.defaultValue && field.value !== '') return;
      look();
    };
    const press = (event: KeyboardEvent) => {
      if (event.isComposing) return;
      const { panel, open, active } = latest.current;
      const options = optionsIn(panel.current);
      const current = options.findIndex(({ id }) => id === active);
      if (event.key === 'Escape' && open) {
        // The first Escape closes the panel; the next one clears the field.
        event.preventDefault();
        close();
      } else if (event.key === 'Enter' && open && current >= 0) {
        event.preventDefault();
        options[current]?.click();
      } else if (event.key === 'Tab' && !event.shiftKey && open && buttonBeside(options[current])) {
        // From the row chosen by keys to the button that adds its product.
        event.preventDefault();
        buttonBeside(options[current])?.focus();
      } else if (event.key === 'ArrowDown' && !open) {
        event.preventDefault();
        look();
      } else if (open) {
        const next = nextOption(event.key, current, options.length);
        if (next === undefined) return;
        event.preventDefault();
        setActive(options[next]?.id);
        options[next]?.scrollIntoView?.({ block: 'nearest' });
      }
    };
    const send = (event: Event) => {
      event.preventDefault();
      const term = field.value.trim();
      if (term === '') return;
      close();
      latest.current.submit(term);
    };
    // Hiding a phone's keyboard blurs without a new focus: the suggestions stay.
    const leave = (event: FocusEvent) => {
      if (event.relatedTarget && !within(event.relatedTarget)) close();
    };

    field.addEventListener('input', look, { signal });
    field.addEventListener('focus', returnTo, { signal });
    field.addEventListener('keydown', press, { signal });
    form.addEventListener('submit', send, { signal });
    form.addEventListener('focusout', leave as EventListener, { signal });
    document.addEventListener('pointerdown', ({ target }) => !within(target) && close(), { signal });
    if (document.activeElement === field) returnTo();
    return () => listening.abort();
  }, [field, close]);

  return { open, typed, active, close };
}

function optionsIn(panel: HTMLElement | null): readonly HTMLElement[] {
  return [...(panel?.querySelectorAll<HTMLElement>('[role=option]') ?? [])];
}

function buttonBeside(option: HTMLElement | undefined): HTMLElement | null | undefined {
  return option?.closest('[data-row]')?.querySelector<HTMLElement>('button.add');
}
