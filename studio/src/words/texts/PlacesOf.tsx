import type { TextPlace } from '@trolley/contract';
import { useState } from 'react';
import { usePlaceName } from '../../places/placeName.ts';
import { useTexts } from '../texts.ts';

interface Props {
  readonly of: readonly string[];
  readonly places: readonly TextPlace[];
}

const few = 4;

/** Where a text stands, each with a page of the shop to see it on. */
export function PlacesOf({ of, places }: Props) {
  const texts = useTexts();
  const placeName = usePlaceName();
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? of : of.slice(0, few);
  return (
    <div className="words-where">
      <h3>{texts.place}</h3>
      {of.length === 0 && <p className="words-note">{texts.noPlace}</p>}
      <ul>
        {shown.map((place) => {
          const path = places.find(({ id }) => id === place)?.path;
          const name = placeName(place);
          return (
            <li key={place}>
              {path === undefined ? (
                name
              ) : (
                <a href={path} target="_blank" rel="noreferrer" title={texts.seeIt}>
                  {name}
                </a>
              )}
            </li>
          );
        })}
        {of.length > shown.length && (
          <li>
            <button type="button" className="words-more" onClick={() => setWhole(true)}>
              {texts.andMore(of.length - shown.length)}
            </button>
          </li>
        )}
      </ul>
    </div>
  );
}
