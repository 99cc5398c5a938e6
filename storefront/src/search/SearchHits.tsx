import type { ContentHit } from '@trolley/contract';

export function SearchHits({ results }: { readonly results: readonly ContentHit[] }) {
  return (
    <ol className="search-hits">
      {results.map(({ title, href, excerpt }) => (
        <li key={href}>
          <h2>
            <a className="cover-link" href={href}>
              {title}
            </a>
          </h2>
          <p className="muted">{excerpt}</p>
        </li>
      ))}
    </ol>
  );
}
