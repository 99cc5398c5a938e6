import { clientConfigTypes, type Found, findAnything } from '@trolley/contract';
import { BoxIcon, FileIcon, LogOutIcon, StoreIcon, UserIcon } from '@trolley/ui/icons.ts';
import CustomersIcon from 'lucide-react/icons/contact-round';
import LanguagesIcon from 'lucide-react/icons/languages';
import MoonIcon from 'lucide-react/icons/moon';
import OrdersIcon from 'lucide-react/icons/shopping-basket';
import SunIcon from 'lucide-react/icons/sun';
import { configNamesDe } from '../contentWords/configNames.de.ts';
import { configNamesEn } from '../contentWords/configNames.en.ts';
import { useCall } from '../shell/api/useCalls.ts';
import { useFormat } from '../shell/language/format.ts';
import { useLanguage } from '../shell/language/LanguageProvider.tsx';
import { mayOpen, type StudioRoom } from '../shell/room.ts';
import { base, navigate } from '../shell/router/router.ts';
import { useScheme } from '../shell/scheme.ts';
import { logOut } from '../shell/session/logOut.ts';
import { useSelf } from '../shell/session/self.ts';
import { type Entry, ordered } from './entries.ts';
import { useTexts } from './texts.ts';

/** What the server was asked for; with one letter everything would be found. */
const fewest = 2;

/** What fits a query: what the shop has, rooms, and things to do. `>` before it leaves only these. */
export function useEntries(
  rooms: readonly StudioRoom[],
  query: string,
): { readonly entries: readonly Entry[]; readonly isLooking: boolean } {
  const texts = useTexts();
  const format = useFormat();
  const { language, choose } = useLanguage();
  const { permissions } = useSelf();
  const [, setScheme] = useScheme();
  const isOnlyActions = query.startsWith('>');
  const words = (isOnlyActions ? query.slice(1) : query).trim();
  const enabled = !isOnlyActions && words.length >= fewest;
  const asked = useCall(findAnything, { body: { query: words } }, { enabled, keepPrevious: true });

  const groups: Readonly<Record<Found['kind'], string>> = {
    order: texts.orders,
    customer: texts.customers,
    staff: texts.staff,
    page: texts.pages,
    product: texts.products,
  };
  const icons = { order: OrdersIcon, customer: CustomersIcon, staff: UserIcon, page: FileIcon, product: BoxIcon };
  // What leads to a room that is not there leads nowhere.
  const isThere = ({ place, to }: Found) =>
    place === 'shop' || rooms.some((room) => room.path !== '/' && to.startsWith(room.path));
  const hintOf = ({ hint, at, place }: Found) =>
    [hint, ...(at === undefined ? [] : [format.date(at)]), ...(place === 'shop' ? [texts.inShop] : [])].join(' · ');
  const found = (enabled ? (asked.data?.found ?? []) : []).filter(isThere).map(
    (one): Entry => ({
      id: `${one.kind} ${one.to}`,
      group: groups[one.kind],
      icon: icons[one.kind],
      title: one.title,
      hint: hintOf(one),
      href: one.place === 'shop' ? one.to : `${base}${one.to}`,
      run: () => {
        if (one.place === 'shop') window.open(one.to, '_blank', 'noopener');
        else navigate(one.to);
      },
    }),
  );
  const open = rooms
    .filter((room) => mayOpen(room.permissions, permissions))
    .map(
      (room): Entry => ({
        id: `room ${room.path}`,
        group: texts.rooms,
        icon: room.icon,
        title: room.title[language],
        href: `${base}${room.path === '/' ? '' : room.path}`,
        run: () => void navigate(room.path),
      }),
    );
  // Around every page; the server does not know what they are called in this language.
  const names = language === 'de' ? configNamesDe : configNamesEn;
  const mayEdit = enabled && permissions.includes('content:read') && rooms.some(({ path }) => path === '/content');
  const around = (mayEdit ? clientConfigTypes : []).map((type): Entry => {
    const to = `/content/edit?item=${encodeURIComponent(`config:${type}`)}`;
    return {
      ...{ id: `config ${type}`, group: texts.around, icon: FileIcon, title: names[type], href: `${base}${to}` },
      run: () => void navigate(to),
    };
  });
  const action = (id: string, icon: Entry['icon'], title: string, run: () => void, href?: string): Entry => ({
    ...{ id: `do ${id}`, group: texts.doGroup, icon, title, run, href },
  });
  const actions = [
    action('shop', StoreIcon, texts.toShop, () => window.open('/', '_blank', 'noopener'), '/'),
    action('light', SunIcon, texts.light, () => setScheme('light')),
    action('dark', MoonIcon, texts.dark, () => setScheme('dark')),
    language === 'de'
      ? action('language', LanguagesIcon, texts.english, () => choose('en'))
      : action('language', LanguagesIcon, texts.german, () => choose('de')),
    action('logout', LogOutIcon, texts.logOut, () => void logOut()),
  ];
  const own = isOnlyActions ? actions : [...open, ...around, ...actions];
  return { entries: ordered(own, found, words), isLooking: enabled && asked.isFetching };
}
