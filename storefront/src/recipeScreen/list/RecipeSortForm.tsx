import { type RecipeFilter, type RecipeSort, recipeSorts, writeRecipeList } from '@trolley/contract';
import { Button } from '@trolley/ui/Button.tsx';
import { Icon } from '@trolley/ui/Icon.tsx';
import { ChevronDownIcon } from '@trolley/ui/icons.ts';
import { useElementId } from '@trolley/ui/useElementId.ts';
import { useEffect, useRef } from 'react';
import { useText } from '../../shell/shop.tsx';

interface RecipeSortFormProps {
  readonly sort: RecipeSort;
  readonly filter: RecipeFilter;
  readonly action: string;
  /** Recipes have prices to be sorted by. */
  readonly priced: boolean;
}

/** The order of the list: a form with a button and, after hydration, one that sends itself. */
export function RecipeSortForm({ sort, filter, action, priced }: RecipeSortFormProps) {
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
  const { sort: _, ...unsorted } = filter;
  const others = new URLSearchParams(writeRecipeList({ filter: unsorted, page: 1 }));
  return (
    <form className="sort-form" action={action}>
      {[...others].map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <label className="visually-hidden" htmlFor={id}>
        {text('catalogue.sort.label')}
      </label>
      <span className="select">
        <select
          ref={select}
          id={id}
          className="input"
          name="sort"
          defaultValue={sort}
          autoComplete="off"
          onChange={(event) => event.currentTarget.form?.requestSubmit()}
        >
          {recipeSorts
            .filter((one) => priced || one !== 'price')
            .map((one) => (
              <option key={one} value={one}>
                {text(`recipe.sort.${one}`)}
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
