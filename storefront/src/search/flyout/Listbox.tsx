interface ListboxProps {
  readonly id: string;
  readonly label: string;
  readonly groups: readonly OptionGroup[];
}

export interface OptionGroup {
  /** The id of what names it. */
  readonly labelledBy: string;
  /** Ids of its options, wherever they stand in the panel. */
  readonly options: readonly string[];
}

/**
 * What the search field controls. A listbox may hold nothing but options, and a product's row has a button beside its
 * option: so the list stands by itself and owns the options by their ids.
 */
export function Listbox({ id, label, groups }: ListboxProps) {
  return (
    <div id={id} role="listbox" aria-label={label} className="flyout-owner">
      {groups
        .filter(({ options }) => options.length > 0)
        .map(({ labelledBy, options }) => (
          <div key={labelledBy} role="group" aria-labelledby={labelledBy} aria-owns={options.join(' ')} />
        ))}
    </div>
  );
}
