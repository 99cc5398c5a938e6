import { Icon } from '@trolley/ui/Icon.tsx';
import { SearchIcon } from '@trolley/ui/icons.ts';

interface Props {
  readonly label: string;
  readonly value: string;
  onChange(value: string): void;
}

/** Finds as one types. */
export function SearchInput({ label, value, onChange }: Props) {
  return (
    <label className="search-input">
      <Icon of={SearchIcon} size="s" />
      <input
        type="search"
        className="input"
        aria-label={label}
        placeholder={label}
        autoComplete="off"
        spellCheck={false}
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </label>
  );
}
