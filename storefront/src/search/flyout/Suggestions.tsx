import { fewProducts, type MyProduct, type SearchType, searchAllAddress, searchTypes } from '@trolley/contract';
import { classes } from '@trolley/ui/classes.ts';
import { Icon } from '@trolley/ui/Icon.tsx';
import { ArrowRightIcon, SearchIcon } from '@trolley/ui/icons.ts';
import { useStock } from '../../catalogue/useStock.ts';
import { useShop, useText } from '../../shell/shop.tsx';
import { completions } from './completions.ts';
import { columnsOf, type FlyoutConfig } from './flyoutConfig.ts';
import type { FlyoutState } from './flyoutState.ts';
import { Listbox, type OptionGroup } from './Listbox.tsx';
import { Marked } from './Marked.tsx';
import { optionIds } from './optionIds.ts';
import { ownFirst } from './ownFirst.ts';
import { Suggestion } from './Suggestion.tsx';
import { SuggestionGroup } from './SuggestionGroup.tsx';

interface SuggestionsProps {
  readonly id: string;
  readonly config: FlyoutConfig;
  readonly state: FlyoutState;
  /** What the shopper bought before. */
  readonly own: readonly MyProduct[];
  /** A search was chosen. */
  readonly onAll: (term: string) => void;
}

/** Words and shelves, goods, the editors' banner, and the link to all results. */
export function Suggestions({ id, config: { ratio, types }, state, own, onAll }: SuggestionsProps) {
  const text = useText();
  const { routes, tenant } = useShop();
  const { term, banner, found } = state;
  const hrefOf = (searched: string) => searchAllAddress(routes, tenant.clientRuntimeConfig, searched);
  const all = hrefOf(term);
  const corrected = found.products?.corrected;
  const suggested = ownFirst(found.products?.results ?? [], own, corrected ?? term, fewProducts);
  // What the chosen store does not have today has no button.
  const stocked = useStock(suggested.map(({ product }) => product));
  const goods = found.products && suggested.map((one, index) => ({ ...one, product: stocked[index] ?? one.product }));
  const words = completions(found.products?.results ?? [], corrected ?? term);
  const columns = columnsOf(types);
  // Words belong beside the goods, to the shelves.
  const wordSide = columns[0].some(({ type }) => type === 'products') ? 1 : 0;
  const owned: OptionGroup[] = [
    { labelledBy: `${id}-words-title`, options: words.map((_, index) => `${id}-words-${index}`) },
    ...searchTypes.map((type: SearchType) => ({
      labelledBy: `${id}-${type}-title`,
      options: optionIds(`${id}-${type}`, type, found, goods ?? []),
    })),
    {
      labelledBy: `${id}-more`,
      options: [
        ...(corrected === undefined ? [] : [`${id}-typed`]),
        ...(banner ? [`${id}-banner`] : []),
        ...(all === undefined ? [] : [`${id}-all`]),
      ],
    },
  ];
  return (
    <div className="flyout-list">
      <Listbox id={id} label={text('search.flyout.label')} groups={owned} />
      <span id={`${id}-more`} hidden>
        {text('search.flyout.more')}
      </span>
      {corrected !== undefined && (
        <div className="flyout-corrected">
          <p>{text('search.corrected.shown', { term: corrected })}</p>
          {all?.startsWith('/') && (
            <Suggestion id={`${id}-typed`} href={`${all}?exact=1`} onClick={() => onAll(term)}>
              <span className="link">{text('search.corrected.typed', { term })}</span>
            </Suggestion>
          )}
        </div>
      )}
      <div className="flyout-columns">
        {columns.map((column, side) => (
          <div
            key={side}
            className={classes(
              'flyout-column',
              `flyout-span-${ratio[side]}`,
              column.some(({ type }) => type === 'products') ? 'flyout-goods' : 'flyout-words',
            )}
          >
            {side === wordSide && words.length > 0 && (
              <div className="suggestions suggestions-words">
                <div className="suggestions-title" id={`${id}-words-title`}>
                  {text('search.flyout.words')}
                </div>
                {words.map((word, index) => {
                  const href = hrefOf(word);
                  return (
                    href && (
                      <Suggestion key={word} id={`${id}-words-${index}`} href={href} onClick={() => onAll(word)}>
                        <Icon of={SearchIcon} size="s" />
                        <span className="suggestion-words">
                          <span>
                            <Marked text={word} term={corrected ?? term} />
                          </span>
                        </span>
                      </Suggestion>
                    )
                  );
                })}
              </div>
            )}
            {column.map((type) => (
              <SuggestionGroup key={type.type} of={type} state={state} goods={goods} id={`${id}-${type.type}`} />
            ))}
          </div>
        ))}
      </div>
      {banner && (
        <Suggestion id={`${id}-banner`} href={banner.href} className="flyout-banner">
          <span className="suggestion-words">
            <span className="suggestion-name">{banner.title}</span>
            {banner.text && <span className="suggestion-more">{banner.text}</span>}
          </span>
          {banner.action && <span className="link">{banner.action}</span>}
        </Suggestion>
      )}
      {all !== undefined && (
        <Suggestion id={`${id}-all`} href={all} className="flyout-all" onClick={() => onAll(term)}>
          <Icon of={SearchIcon} size="s" />
          <span className="suggestion-words">
            {text('search.flyout.all', { term, count: found.products?.total ?? 0 })}
          </span>
          <Icon of={ArrowRightIcon} size="s" />
        </Suggestion>
      )}
    </div>
  );
}
