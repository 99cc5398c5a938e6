import type { CookieCategory } from '@trolley/contract';
import { Button } from '@trolley/ui/Button.tsx';
import { SkipLink } from '@trolley/ui/SkipLink.tsx';
import { useEffect, useRef, useState } from 'react';
import { isSignalled } from '../shell/consent/startConsent.ts';
import { createPortal } from '../shell/reactDom.ts';
import { useShop, useText } from '../shell/shop.tsx';
import { allowable } from './answerConsent.ts';
import { submitAnswer } from './submitAnswer.ts';
import './consent-strip.css';

interface ConsentStripProps {
  readonly categories: readonly CookieCategory[];
  readonly onChoose: () => void;
}

const id = 'consent-strip';

/**
 * CONS-07: the question, as a strip over the end of the page. It is no wall: no veil, no focus trap, nothing moves, and
 * what must be reachable stays so. All answers look alike. A skip link leads to it from the start of the page.
 */
export function ConsentStrip({ categories, onChoose }: ConsentStripProps) {
  const { tenant } = useShop();
  const text = useText();
  const strip = useRef<HTMLElement>(null);
  const signal = isSignalled(window);
  const allowed = allowable(tenant.consent, signal);
  const skipHost = useFirstOfPage();

  // Room below the page, and above the strip for what has the focus.
  useEffect(() => {
    const root = document.documentElement;
    root.setAttribute('data-asking', '');
    return () => root.removeAttribute('data-asking');
  }, []);

  // The browser refuses everything that there is to ask for: its signal is the answer.
  useEffect(() => {
    if (allowed.length === 0) submitAnswer(tenant.consent, []);
  }, [allowed.length, tenant.consent]);
  if (allowed.length === 0) return null;

  const answer = (categoriesAllowed: typeof allowed) => {
    // The focus must not fall out of the page with the button.
    if (strip.current?.contains(document.activeElement))
      document.getElementById('main')?.focus({ preventScroll: true });
    submitAnswer(tenant.consent, categoriesAllowed);
  };
  const names = categories.filter(({ category }) => allowed.includes(category)).map(({ title }) => title);
  const what = enumerate(names, text('consent.and'));
  return (
    <>
      {createPortal(<SkipLink href={`#${id}`}>{text('consent.skip')}</SkipLink>, skipHost)}
      <section ref={strip} id={id} className="consent-strip" aria-labelledby={`${id}-title`} tabIndex={-1}>
        <div className="consent-words">
          <h2 id={`${id}-title`}>{text('consent.title')}</h2>
          <p>{text(signal ? 'consent.textSignal' : 'consent.text', { what })}</p>
        </div>
        <div className="consent-answers">
          <Button kind="outline" onClick={() => answer([])}>
            {text('consent.refuse')}
          </Button>
          <Button kind="outline" onClick={() => answer(allowed)}>
            {text('consent.allow')}
          </Button>
          <Button kind="outline" onClick={onChoose}>
            {text('consent.choose')}
          </Button>
        </div>
      </section>
    </>
  );
}

/** `Intl.ListFormat` does the same and blocks a phone for a tenth of a second when it is first used. */
function enumerate(names: readonly string[], and: string): string {
  const last = names.at(-1) ?? '';
  return names.length < 2 ? last : `${names.slice(0, -1).join(', ')} ${and} ${last}`;
}

/** A place before everything else of the page. */
function useFirstOfPage(): HTMLElement {
  const [place] = useState(() => document.createElement('div'));
  useEffect(() => {
    document.body.prepend(place);
    return () => place.remove();
  }, [place]);
  return place;
}
