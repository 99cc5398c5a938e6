import { ButtonLink } from '@trolley/ui/ButtonLink.tsx';
import { useShop } from './shop.tsx';

/** For empty pages: the first entries of the navigation, and its highlight. */
export function FirstSteps() {
  const { navigation, highlight } = useShop().site.header;
  const [first] = navigation;
  return (
    <>
      {first && <ButtonLink href={first.href}>{first.label}</ButtonLink>}
      {highlight && (
        <ButtonLink kind="outline" href={highlight.href}>
          {highlight.label}
        </ButtonLink>
      )}
    </>
  );
}
