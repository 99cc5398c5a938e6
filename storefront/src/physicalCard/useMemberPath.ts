import { usePathTo, useText } from '../shell/shop.tsx';

/** Where the digital card is: the profile's section of the programme. */
export function useMemberPath(): string | undefined {
  const text = useText();
  return usePathTo()('profile', { slug: text('profile.slug.loyalty') });
}
