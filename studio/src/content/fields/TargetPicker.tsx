import type { ContentLink, LinkKind } from '@trolley/contract';
import { linkKinds, linkTarget } from '@trolley/contract';
import { Button } from '@trolley/ui/Button.tsx';
import { classes } from '@trolley/ui/classes.ts';
import { Dialog } from '@trolley/ui/Dialog.tsx';
import { Icon } from '@trolley/ui/Icon.tsx';
import { CheckIcon, SearchIcon } from '@trolley/ui/icons.ts';
import { TextField } from '@trolley/ui/TextField.tsx';
import { useElementId } from '@trolley/ui/useElementId.ts';
import { VisuallyHidden } from '@trolley/ui/VisuallyHidden.tsx';
import type { KeyboardEvent } from 'react';
import { useDeferredValue, useEffect, useEffectEvent, useRef, useState } from 'react';
import { Failed } from '../../shell/parts/Failed.tsx';
import { firstInDialog } from '../parts/firstInDialog.ts';
import { useTexts } from '../texts.ts';
import { linkDetail } from './linkWords.ts';
import { useFoundLinks } from './useFoundLinks.ts';

interface Props {
  readonly onClose: () => void;
  readonly onChoose: (link: Pick<ContentLink, 'target' | 'kind' | 'title'>) => void;
  /** Only of this kind, such as products; missing: whatever a link may lead to, and an own address. */
  readonly kind?: LinkKind;
  /** What is chosen already, for pickers that stay open. */
  readonly chosen?: (link: ContentLink) => boolean;
  readonly stayOpen?: boolean;
}

/** Finds what a link leads to: one types, the arrows choose, Enter takes it. */
export function TargetPicker({ onClose, onChoose, kind, chosen, stayOpen = false }: Props) {
  const texts = useTexts();
  const id = useElementId();
  const [query, setQuery] = useState('');
  const [only, setOnly] = useState<LinkKind | undefined>(kind);
  const [active, setActive] = useState(0);
  const [own, setOwn] = useState('');
  const [isWrong, setWrong] = useState(false);
  const asked = useDeferredValue(useSettled(query));
  const found = useFoundLinks(asked, only);
  const { links } = found;
  // Until the answer is there the list is that of other words: whoever chose from it would get something else.
  const isOld = asked !== query || found.isPrevious;
  const current = isOld ? undefined : links[active];
  /** Enter was pressed before the list was there. */
  const isWanted = useRef(false);
  const title = {
    product: stayOpen ? texts.chooseProducts : texts.chooseProduct,
    category: texts.chooseCategory,
    brand: texts.chooseBrand,
  };
  const find = { product: texts.findProduct, category: texts.findCategory, brand: texts.findBrand };
  const of = <T,>(names: Record<'product' | 'category' | 'brand', T>, other: T): T =>
    kind === 'product' || kind === 'category' || kind === 'brand' ? names[kind] : other;
  const take = (link: Pick<ContentLink, 'target' | 'kind' | 'title'>) => {
    onChoose(link);
    if (!stayOpen) onClose();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step) {
      event.preventDefault();
      setActive((now) => Math.max(0, Math.min(links.length - 1, now + step)));
    } else if (event.key === 'Enter') {
      event.preventDefault();
      if (current) take(current);
      isWanted.current = isOld;
    }
  };
  const takeWanted = useEffectEvent(() => {
    if (isWanted.current && current) take(current);
    isWanted.current = false;
  });
  useEffect(() => {
    if (!isOld) takeWanted();
  }, [isOld]);
  const takeOwn = () => {
    if (linkTarget.safeParse(own.trim()).success) take({ target: own.trim(), kind: 'route', title: own.trim() });
    else setWrong(true);
  };
  const kinds = {
    route: texts.kindRoute,
    page: texts.kindPage,
    category: texts.kindCategory,
    product: texts.kindProduct,
    brand: texts.kindBrand,
    recipe: texts.kindRecipe,
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={of(title, texts.chooseLink)}
      closeLabel={texts.close}
      actions={stayOpen ? <Button onClick={onClose}>{texts.done}</Button> : undefined}
    >
      <div className="picker">
        <div className="picker-find">
          <Icon of={SearchIcon} size="s" />
          <input
            type="search"
            className="input"
            role="combobox"
            aria-expanded="true"
            aria-controls={`${id}-list`}
            aria-activedescendant={current ? `${id}-${active}` : undefined}
            aria-label={of(find, texts.findLink)}
            placeholder={of(find, texts.findLink)}
            autoComplete="off"
            ref={firstInDialog}
            value={query}
            onChange={(event) => {
              setQuery(event.target.value);
              setActive(0);
              isWanted.current = false;
            }}
            onKeyDown={onKeyDown}
          />
        </div>
        {kind === undefined && (
          <div className="segments picker-kinds">
            {[undefined, ...linkKinds].map((one) => (
              <button key={one ?? 'all'} type="button" aria-pressed={one === only} onClick={() => setOnly(one)}>
                {one ? kinds[one] : texts.all}
              </button>
            ))}
          </div>
        )}
        {found.error && <Failed error={found.error} retry={found.refetch} />}
        <div
          className="picker-list"
          role="listbox"
          id={`${id}-list`}
          aria-label={of(title, texts.chooseLink)}
          aria-busy={isOld}
        >
          {links.map((link, index) => (
            <Option
              key={`${link.kind} ${link.target}`}
              id={`${id}-${index}`}
              link={link}
              kind={kind === undefined ? kinds[link.kind] : undefined}
              isActive={link === current}
              isChosen={chosen?.(link) ?? false}
              take={() => take(link)}
            />
          ))}
        </div>
        {found.isSuccess && !isOld && links.length === 0 && <p className="edit-note">{texts.noneFound}</p>}
        {kind === undefined && (
          <form
            className="picker-own"
            onSubmit={(event) => {
              event.preventDefault();
              takeOwn();
            }}
          >
            <TextField
              label={texts.ownAddress}
              hint={texts.ownAddressHint}
              error={isWrong ? texts.addressShape : undefined}
              autoComplete="off"
              value={own}
              onChange={(event) => {
                setOwn(event.target.value);
                setWrong(false);
              }}
            />
            <Button type="submit" kind="outline">
              {texts.takeAddress}
            </Button>
          </form>
        )}
      </div>
    </Dialog>
  );
}

interface OptionProps {
  readonly id: string;
  readonly link: ContentLink;
  readonly kind?: string;
  readonly isActive: boolean;
  readonly isChosen: boolean;
  readonly take: () => void;
}

function Option({ id, link, kind, isActive, isChosen, take }: OptionProps) {
  const texts = useTexts();
  const line = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isActive) line.current?.scrollIntoView({ block: 'nearest' });
  }, [isActive]);
  return (
    // The keyboard chooses from the field above, which keeps the focus.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
    <div
      ref={line}
      id={id}
      role="option"
      aria-selected={isActive}
      className={classes('picker-option', isActive && 'picker-option-active')}
      onClick={take}
    >
      <span className="picker-words">
        <b>{link.title}</b>
        {linkDetail(link) !== '' && <small>{linkDetail(link)}</small>}
      </span>
      {isChosen ? (
        <>
          <VisuallyHidden>{texts.chosen}</VisuallyHidden>
          <Icon of={CheckIcon} size="s" />
        </>
      ) : (
        kind !== undefined && <small>{kind}</small>
      )}
    </div>
  );
}

/** A text once nothing was typed for a moment. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), 180);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
