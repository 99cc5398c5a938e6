import { Button } from '@trolley/ui/Button.tsx';
import { buttonClass } from '@trolley/ui/buttonClass.ts';
import { EmptyState } from '@trolley/ui/EmptyState.tsx';
import { LockIcon, NothingFoundIcon, WarningIcon } from '@trolley/ui/icons.ts';
import { Suspense, use } from 'react';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { Loading } from './parts/Loading.tsx';
import { mayOpen, type StudioRoom, type StudioRoute } from './room.ts';
import { Link } from './router/Link.tsx';
import { matchPath, type RouteParams } from './router/matchPath.ts';
import { useSelf } from './session/self.ts';
import { useShellTexts } from './texts.ts';

type Loaded = Awaited<ReturnType<StudioRoom['load']>>;
const loaded = new WeakMap<StudioRoom, Promise<Loaded>>();

/** Loaded once; one that could not be loaded is tried again with the next screen. */
export function loadRoom(room: StudioRoom): Promise<Loaded> {
  const known = loaded.get(room);
  if (known) return known;
  const loading = room.load();
  loaded.set(room, loading);
  loading.catch(() => loaded.delete(room));
  return loading;
}

interface Matched {
  readonly route: StudioRoute;
  readonly params: RouteParams;
}

export function matchRoute({ routes }: Loaded, path: string): Matched | undefined {
  for (const route of routes) {
    const params = matchPath(route.path, path);
    if (params) return { route, params };
  }
  return undefined;
}

interface Props {
  readonly room: StudioRoom | undefined;
  readonly path: string;
}

/** The screen of an address, with what stands in its place while it loads, fails or is not for everybody. */
export function RoomOutlet({ room, path }: Props) {
  const { permissions } = useSelf();
  if (!room) return <NothingHere />;
  if (!mayOpen(room.permissions, permissions)) return <NotForYou />;
  return (
    <ErrorBoundary screen={path} fallback={Broken}>
      <Suspense fallback={<Loading />}>
        <LoadedScreen room={room} path={path} />
      </Suspense>
    </ErrorBoundary>
  );
}

function LoadedScreen({ room, path }: { readonly room: StudioRoom; readonly path: string }) {
  const { permissions } = useSelf();
  const matched = matchRoute(use(loadRoom(room)), path);
  if (!matched) return <NothingHere />;
  const { screen: Screen, permissions: needed } = matched.route;
  return mayOpen(needed, permissions) ? <Screen key={path} params={matched.params} /> : <NotForYou />;
}

function Broken({ thrown }: { readonly thrown: unknown }) {
  const texts = useShellTexts();
  return (
    <EmptyState
      icon={WarningIcon}
      heading="h1"
      title={texts.broken}
      action={<Button onClick={() => window.location.reload()}>{texts.reload}</Button>}
    >
      {isMissingFile(thrown) ? texts.newVersion : texts.brokenHelp}
    </EmptyState>
  );
}

function NothingHere() {
  const texts = useShellTexts();
  return (
    <EmptyState icon={NothingFoundIcon} heading="h1" title={texts.notFound} action={<ToToday />}>
      {texts.notFoundHelp}
    </EmptyState>
  );
}

function NotForYou() {
  const texts = useShellTexts();
  return (
    <EmptyState icon={LockIcon} heading="h1" title={texts.forbiddenTitle} action={<ToToday />}>
      {texts.forbiddenHelp}
    </EmptyState>
  );
}

function ToToday() {
  return (
    <Link to="/" className={buttonClass({ kind: 'outline' })}>
      {useShellTexts().toToday}
    </Link>
  );
}

/** A part of the studio that is no longer there, since it was built anew. */
function isMissingFile(thrown: unknown): boolean {
  return thrown instanceof TypeError && /dynamically imported module|module script|Importing/.test(thrown.message);
}
