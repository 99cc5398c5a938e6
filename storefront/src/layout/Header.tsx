import { ServiceChip } from '../service/ServiceChip.tsx';
import { CategoryNavigation } from './CategoryNavigation.tsx';
import { HeaderActions } from './HeaderActions.tsx';
import { Logo } from './Logo.tsx';
import { MainMenu, MainMenuButton } from './MainMenu.tsx';
import { SearchForm } from './SearchForm.tsx';
import { TopBar } from './TopBar.tsx';

export function Header({ path }: { readonly path: string }) {
  return (
    <header className="header">
      <TopBar />
      <div className="wrap">
        <div className="header-row">
          <Logo />
          <MainMenuButton />
          <SearchForm path={path} />
          <ServiceChip />
          <HeaderActions />
        </div>
        <CategoryNavigation path={path} />
      </div>
      <MainMenu path={path} />
    </header>
  );
}
