import { useCartValue } from '../cart/cart.ts';
import { ServiceChip } from '../service/ServiceChip.tsx';
import { LazyComponent } from '../shell/LazyComponent.tsx';
import { CategoryNavigation } from './CategoryNavigation.tsx';
import { HeaderActions } from './HeaderActions.tsx';
import { Logo } from './Logo.tsx';
import { MainMenu, MainMenuButton } from './MainMenu.tsx';
import { SearchForm } from './SearchForm.tsx';
import { TopBar } from './TopBar.tsx';

const none = {};
const loadAddOnLine = () => import('../cartScreen/AddOnLine.tsx').then((module) => module?.AddOnLine);

/** The row with search, slot and total stays in sight by its style sheet; the top bar and the departments scroll away. */
export function Header({ path }: { readonly path: string }) {
  return (
    <header className="header">
      <TopLine />
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

/** What is added to an order is told in the place of the top bar, so that nothing below it moves. */
function TopLine() {
  const isAddition = useCartValue(({ cart }) => cart?.mode === 'ADDON', false);
  if (!isAddition) return <TopBar />;
  return (
    <LazyComponent when load={loadAddOnLine} props={none}>
      <TopBar />
    </LazyComponent>
  );
}
