import { useEffect } from 'react';

interface Combobox {
  readonly expanded: boolean;
  /** Ids of the list and of the suggestion that is chosen by keys. */
  readonly controls: string;
  readonly active: string | undefined;
}

/** Sets the combobox attributes on the search field, which the server rendered and React does not render again. */
export function useCombobox(field: HTMLInputElement, { expanded, controls, active }: Combobox): void {
  useEffect(() => {
    field.setAttribute('role', 'combobox');
    field.setAttribute('aria-autocomplete', 'list');
    field.setAttribute('aria-haspopup', 'listbox');
    field.setAttribute('aria-expanded', String(expanded));
    // It may only name a list that is there.
    if (expanded) field.setAttribute('aria-controls', controls);
    else field.removeAttribute('aria-controls');
    if (expanded && active) field.setAttribute('aria-activedescendant', active);
    else field.removeAttribute('aria-activedescendant');
  }, [field, expanded, controls, active]);
}
