import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { useShop } from '../shop.tsx';

/** Where nothing is yet: the first of the navigation, and what it points out. */
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
