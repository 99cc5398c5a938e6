import { Icon } from '@trolley/ui/Icon.tsx';
import { ChevronDownIcon, TagIcon } from '@trolley/ui/icons.ts';
import { useShop, useText } from '../shell/shop.tsx';
import { mainMenuId } from './MainMenu.tsx';

/** So many departments have room in the row of any desktop. */
const surelyShown = 5;

/** The row below the header on a desk; on a phone the menu has it. Departments without room in it are behind its last entry. */
export function CategoryNavigation({ path }: { readonly path: string }) {
  const { navigation, highlight } = useShop().site.header;
  const text = useText();
  if (navigation.length === 0 && !highlight) return null;
  const current = (href: string) => (href === path ? 'page' : undefined);
  return (
    <nav className="category-navigation" aria-label={text('shell.navigation.label')}>
      <div className="wrap">
        <ul className="category-entries">
          {navigation.map((link) => (
            <li key={link.label}>
              <a href={link.href} aria-current={current(link.href)}>
                {link.label}
              </a>
            </li>
          ))}
        </ul>
        {navigation.length > surelyShown && (
          <button type="button" className="category-more" popoverTarget={mainMenuId}>
            {text('shell.navigation.more')}
            <Icon of={ChevronDownIcon} size="s" />
          </button>
        )}
        {highlight && (
          <a className="category-highlight" href={highlight.href} aria-current={current(highlight.href)}>
            <Icon of={TagIcon} />
            {highlight.label}
          </a>
        )}
      </div>
    </nav>
  );
}
