import { QueryClientProvider, useQueryClient } from '@tanstack/react-query';
import type { StaffSelf, StudioBoot } from '@trolley/contract';
import { getStaffSelf, getStudioShop } from '@trolley/contract';
import { lazy, Suspense, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { LoginScreen } from './login/LoginScreen.tsx';
import { Palette } from './palette/Palette.tsx';
import { createQueryClient } from './shell/api/queryClient.ts';
import { useCall } from './shell/api/useCalls.ts';
import { BootContext } from './shell/boot.ts';
import { Frame } from './shell/Frame.tsx';
import { keepFocus } from './shell/keepFocus.ts';
import { LanguageProvider } from './shell/language/LanguageProvider.tsx';
import { useOwnLanguage } from './shell/language/useOwnLanguage.ts';
import { Failed } from './shell/parts/Failed.tsx';
import { Loading } from './shell/parts/Loading.tsx';
import { loadRoom, matchRoute, RoomOutlet } from './shell/RoomOutlet.tsx';
import type { StudioRoom } from './shell/room.ts';
import { isBelow } from './shell/router/matchPath.ts';
import { navigate, usePlace } from './shell/router/router.ts';
import { hasEnded, onEnded, sessionBegan, settleEnded } from './shell/session/endedSession.ts';
import { SelfContext } from './shell/session/self.ts';
import { ShopContext } from './shell/shop.ts';

/** Opened once in the life of an account. */
const InvitationScreen = lazy(async () => ({
  default: (await import('./login/InvitationScreen.tsx')).InvitationScreen,
}));

interface Props {
  readonly boot: StudioBoot;
  readonly rooms: readonly StudioRoom[];
}

/** The whole studio: who is here, then the room of the address. */
export function Studio({ boot, rooms }: Props) {
  const [client] = useState(createQueryClient);
  useEffect(keepFocus, []);
  return (
    <BootContext value={boot}>
      <LanguageProvider first={boot.language}>
        <QueryClientProvider client={client}>
          <Entrance rooms={rooms} />
        </QueryClientProvider>
      </LanguageProvider>
    </BootContext>
  );
}

/** Nobody yet, somebody, or nobody after all: the address stays, so a log-in leads to where one wanted to go. */
function Entrance({ rooms }: Pick<Props, 'rooms'>) {
  const client = useQueryClient();
  const { path, hash } = usePlace();
  const [entered, setEntered] = useState<StaffSelf>();
  const asked = useCall(getStaffSelf, {}, { enabled: !entered && path !== '/invitation' });
  const self = entered ?? asked.data;
  const isEnded = useSyncExternalStore(onEnded, hasEnded);
  useEffect(() => {
    if (self) sessionBegan();
  }, [self]);
  useOwnLanguage(self);

  const loggedIn = (who: StaffSelf) => {
    const isSame = self?.id === who.id;
    settleEnded(isSame);
    if (isSame) void client.invalidateQueries();
    else client.clear();
    setEntered(who);
  };
  if (path === '/invitation')
    return (
      <Suspense fallback={<Loading />}>
        <InvitationScreen
          token={hash.slice(1)}
          onDone={(who) => {
            navigate('/', { replace: true });
            client.clear();
            setEntered(who);
          }}
        />
      </Suspense>
    );
  if (!self && asked.isError && asked.error.status !== 401)
    return <Failed error={asked.error} retry={() => void asked.refetch()} />;
  if (!self) return asked.isError ? <LoginScreen onLoggedIn={loggedIn} /> : <Loading />;
  return (
    <SelfContext value={self}>
      <Rooms key={self.id} rooms={rooms} />
      {isEnded && <LoginScreen onLoggedIn={loggedIn} again={self.email} />}
    </SelfContext>
  );
}

function Rooms({ rooms: all }: Pick<Props, 'rooms'>) {
  const { path } = usePlace();
  const shop = useCall(getStudioShop, {});
  const rooms = useMemo(() => all.filter((one) => !shop.data || (one.isIn?.(shop.data) ?? true)), [all, shop.data]);
  const room = rooms.find((one) => isBelow(path, one.path));
  const slim = useIsSlim(room, path);
  if (shop.isError) return <Failed error={shop.error} retry={() => void shop.refetch()} />;
  if (!shop.data) return <Loading />;
  return (
    <ShopContext value={shop.data}>
      <Frame rooms={rooms} room={room} slim={slim} tools={<Palette rooms={rooms} />}>
        <RoomOutlet room={room} path={path} />
      </Frame>
    </ShopContext>
  );
}

/** Known once the room is loaded. */
function useIsSlim(room: StudioRoom | undefined, path: string): boolean {
  const [slim, setSlim] = useState<string>();
  useEffect(() => {
    if (!room) return;
    loadRoom(room).then(
      (loaded) => setSlim(matchRoute(loaded, path)?.route.frame === 'slim' ? path : undefined),
      () => setSlim(undefined),
    );
  }, [room, path]);
  return slim === path;
}
