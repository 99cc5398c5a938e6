import type { TextPlace } from '@trolley/contract';
import { usePlaceName } from '../../places/placeName.ts';
import { useLanguage } from '../../shell/language/LanguageProvider.tsx';
import { SearchInput } from '../../shell/parts/SearchInput.tsx';
import { useTexts } from '../texts.ts';
import type { TextFilter, TextState } from './textList.ts';

interface Props {
  readonly filter: TextFilter;
  readonly places: readonly TextPlace[];
  readonly toCheck: number;
  onChange(next: Partial<TextFilter>): void;
}

export function TextFilters({ filter, places, toCheck, onChange }: Props) {
  const texts = useTexts();
  const placeName = usePlaceName();
  const { language } = useLanguage();
  const named = places
    .map(({ id, texts: count }) => ({ id, label: `${placeName(id)} (${count})` }))
    .sort(
      (one, other) =>
        Number(other.id === 'everywhere') - Number(one.id === 'everywhere') ||
        one.label.localeCompare(other.label, language),
    );
  const states: readonly (readonly [TextState, string])[] = [
    ['all', texts.all],
    ['changed', texts.changed],
    ['toCheck', toCheck > 0 ? `${texts.toCheck} (${toCheck})` : texts.toCheck],
  ];
  return (
    <div className="words-tools">
      <SearchInput label={texts.searchTexts} value={filter.search} onChange={(search) => onChange({ search })} />
      <select
        className="input words-places"
        aria-label={texts.place}
        value={filter.place}
        onChange={(event) => onChange({ place: event.target.value })}
      >
        <option value="">{texts.allPlaces}</option>
        {named.map(({ id, label }) => (
          <option key={id} value={id}>
            {label}
          </option>
        ))}
      </select>
      <div className="segments" role="group" aria-label={texts.changed}>
        {states.map(([state, label]) => (
          <button key={state} type="button" aria-pressed={filter.state === state} onClick={() => onChange({ state })}>
            {label}
          </button>
        ))}
      </div>
    </div>
  );
}
