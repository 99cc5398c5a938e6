import { ServiceChip } from '../service/ServiceChip.tsx';
import { CategoryNavigation } from './CategoryNavigation.tsx';
import { HeaderActions } from './HeaderActions.tsx';
import { Logo } from './Logo.tsx';
import { MainMenu, MainMenuButton } from './MainMenu.tsx';
import { SearchForm } from './SearchForm.tsx';
import { TopBar } from './TopBar.tsx';

/** The row with search, slot and total stays in sight by its style sheet; the top bar and the departments scroll away. */
export function Header({ path }: { readonly path: string }) {
  return (
    <header className="header">
      <TopBar />
      <div className="header-bar">
        <div className="wrap header-row">
          <Logo />
          <MainMenuButton />
          <SearchForm path={path} />
          <ServiceChip />
          <HeaderActions />
        </div>
      </div>
      <CategoryNavigation path={path} />
      <MainMenu path={path} />
    </header>
  );
}
