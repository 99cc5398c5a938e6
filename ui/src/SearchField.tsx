import type { ComponentProps } from 'react';
import { IconButton } from './IconButton.tsx';
import { SearchIcon } from './icons.ts';
import { useElementId } from './useElementId.ts';

export interface SearchFieldProps extends Omit<ComponentProps<'input'>, 'type' | 'children' | 'className'> {
  readonly label: string;
  readonly submitLabel: string;
}

/** The round field with its button; it belongs inside a form. */
export function SearchField({ label, submitLabel, id: givenId, ...input }: SearchFieldProps) {
  const id = useElementId(givenId);
  return (
    <div className="search-field">
      <label className="visually-hidden" htmlFor={id}>
        {label}
      </label>
      <input autoComplete="off" enterKeyHint="search" {...input} id={id} type="search" />
      <IconButton type="submit" kind="filled" icon={SearchIcon} label={submitLabel} />
    </div>
  );
}
