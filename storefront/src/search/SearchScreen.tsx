import type { PagePayloadOf } from '@trolley/contract';
import { useText } from '../shell/shop.tsx';
import { NothingFound } from './NothingFound.tsx';
import { SearchHits } from './SearchHits.tsx';
import './search.css';

export default function SearchScreen({ payload }: { payload: PagePayloadOf<'search-term'> }) {
  const text = useText();
  const { term, results, total } = payload.data;
  return (
    <div className="search-screen">
      <h1>{text('search.title', { term })}</h1>
      {results.length > 0 ? (
        <>
          <p className="muted figures" role="status">
            {text('search.count', { count: total })}
          </p>
          <SearchHits results={results} />
        </>
      ) : (
        <NothingFound term={term} />
      )}
    </div>
  );
}
