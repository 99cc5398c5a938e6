import type { MediaUse } from '@trolley/contract';
import { useFormat } from '../shell/language/format.ts';
import { Link } from '../shell/router/Link.tsx';
import { useTexts } from './texts.ts';

/** The pages and settings that show a picture; each leads to its form. */
export function UsedIn({ uses }: { readonly uses: readonly MediaUse[] }) {
  const texts = useTexts();
  const { minute } = useFormat();
  if (uses.length === 0) return texts.unusedYet;
  const nameOf = ({ title, where, at }: MediaUse) => {
    if (where === 'draft') return texts.inDraft(title);
    return where === 'plan' ? texts.inPlan(title, at ? minute(at) : '') : title;
  };
  return (
    <ul className="used-in">
      {uses.map((use) => (
        <li key={`${use.item} ${use.where} ${use.at ?? ''}`}>
          <Link className="link" to={`/content/edit?item=${encodeURIComponent(use.item)}`}>
            {nameOf(use)}
          </Link>
        </li>
      ))}
    </ul>
  );
}
