import type { ContentPage } from '@trolley/contract';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { loadWithQueries } from '../shell/api/loadWithQueries.ts';
import { LazyComponent } from '../shell/LazyComponent.tsx';
import { customerState } from '../shell/session/customerState.ts';
import './home-room.css';
import { HomeSkeleton } from './HomeSkeleton.tsx';
import { knownParts, markKnown } from './known.ts';

const load = () => loadWithQueries(() => import('./PersonalHome.tsx').then((module) => module?.PersonalHome));
const parts = () => knownParts(document.cookie);
const isKnown = () => parts() !== undefined;
const notYet = () => undefined;

/**
 * WEEK-02: room for what is the shopper's own. Everybody gets the same page; the kernel says on the root whether somebody
 * is known, and the style sheet shows the skeleton then, in place of the large hero. A logout, of another tab too, takes
 * everything away.
 */
export function HomeRoom({ page }: { readonly page: ContentPage }) {
  const someone = useSyncExternalStore<boolean | undefined>(customerState.subscribe, isKnown, notYet);
  const [failed, setFailed] = useState(false);
  const known = someone && !failed;
  const [opening] = page.blocks;
  const hero = opening?.type === 'teaser' && opening.layout === 'hero' ? opening.items[0] : undefined;
  useEffect(() => {
    if (known !== undefined) markKnown(document.documentElement, known ? parts() : undefined);
  }, [known]);
  return (
    <div className="home-room">
      {known !== false && (
        <LazyComponent when={known === true} load={load} props={{ hero, onFailure: () => setFailed(true) }}>
          <HomeSkeleton />
        </LazyComponent>
      )}
    </div>
  );
}
