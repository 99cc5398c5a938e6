import { type ListingFilter, type ListingSort, listingSorts, writeListing } from '@trolley/contract';
import { Button } from '@trolley/ui/Button.tsx';
import { Icon } from '@trolley/ui/Icon.tsx';
import { ChevronDownIcon } from '@trolley/ui/icons.ts';
import { useElementId } from '@trolley/ui/useElementId.ts';
import { useEffect, useRef } from 'react';
import { useText } from '../shell/shop.tsx';

interface SortFormProps {
  readonly sort: ListingSort;
  readonly defaultSort: ListingSort;
  readonly filter: ListingFilter;
  /** The list's address without its query. */
  readonly action: string;
}

/** The order of a list: a form with a button and, after hydration, one that sends itself. */
export function SortForm({ sort, defaultSort, filter, action }: SortFormProps) {
  const text = useText();
  const id = useElementId();
  const select = useRef<HTMLSelectElement>(null);
  const hydrated = useRef(false);
  useEffect(() => {
    const field = select.current;
    if (!field) return;
    // The shopper may have chosen before hydration.
    if (!hydrated.current && field.value !== sort) field.form?.requestSubmit();
    else field.value = sort;
    hydrated.current = true;
  }, [sort]);

  const others = new URLSearchParams(writeListing({ filter: { ...filter, sort: undefined }, page: 1 }));
  const sorts = listingSorts.filter((one) => one !== 'relevance' || defaultSort === 'relevance');
  return (
    <form className="sort-form" action={action}>
      {[...others].map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <label className="visually-hidden" htmlFor={id}>
        {text('catalogue.sort.label')}
      </label>
      <span className="select">
        {/* A browser must not put back what was chosen on an earlier visit. */}
        <select
          ref={select}
          id={id}
          className="input"
          name="sort"
          defaultValue={sort}
          autoComplete="off"
          onChange={(event) => event.currentTarget.form?.requestSubmit()}
        >
          {sorts.map((one) => (
            <option key={one} value={one}>
              {text(`catalogue.sort.${one}`)}
            </option>
          ))}
        </select>
        <Icon of={ChevronDownIcon} size="s" />
      </span>
      <Button type="submit" kind="outline" size="s">
        {text('catalogue.sort.apply')}
      </Button>
    </form>
  );
}
