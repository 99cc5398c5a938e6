import type { Today } from '@trolley/contract';
import { useFormat } from '../shell/language/format.ts';
import { Panel } from '../shell/parts/Panel.tsx';
import { useTexts } from './texts.ts';

export function EmptySearches({ searches }: { readonly searches: NonNullable<Today['emptySearches']> }) {
  const texts = useTexts();
  const format = useFormat();
  return (
    <Panel flush title={texts.searches} foot={texts.searchesFoot}>
      {searches.length === 0 ? (
        <p className="need">{texts.noSearches}</p>
      ) : (
        <ul className="needs">
          {searches.map(({ term, times }) => (
            <li key={term} className="need today-search">
              <b>{term}</b>
              <span className="muted">{texts.times(format.count(times))}</span>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}
