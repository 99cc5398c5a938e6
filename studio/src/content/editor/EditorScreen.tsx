import { useQuery } from '@tanstack/react-query';
import type { ContentItem } from '@trolley/contract';
import { getContentDraft, getContentItem, getContentPlan } from '@trolley/contract';
import { useEffect, useMemo } from 'react';
import { callStudio } from '../../shell/api/callStudio.ts';
import { Failed } from '../../shell/parts/Failed.tsx';
import { Loading } from '../../shell/parts/Loading.tsx';
import { navigate, usePlace } from '../../shell/router/router.ts';
import { useSelf } from '../../shell/session/self.ts';
import type { Json } from '../model/json.ts';
import { Editor } from './Editor.tsx';
import { openSession } from './session.ts';
import '../content.css';
import '../parts.css';
import '../dialogs.css';
import '../editor.css';
import '../outline.css';
import '../preview.css';
import '../form.css';

/** `/content/edit?item=page:/about&block=3`: one item in its editor. `draft`: that of somebody else, to look at. */
export function EditorScreen() {
  const { search } = usePlace();
  const query = useMemo(() => new URLSearchParams(search), [search]);
  const item = query.get('item') ?? 'page:/';
  const block = query.get('block') ?? undefined;
  // Header and footer of a page are items of their own.
  const around = item.startsWith('page:') && (block === 'header' || block === 'footer') ? block : undefined;
  useEffect(() => {
    if (around) navigate(`/content/edit?item=config:${around}`, { replace: true });
  }, [around]);
  return (
    <Loaded key={`${item} ${query.get('draft')}`} item={item} draftId={query.get('draft') ?? undefined} block={block} />
  );
}

interface LoadedProps {
  readonly item: string;
  readonly draftId?: string;
  readonly block?: string;
}

interface Found {
  readonly loaded: ContentItem;
  /** Whose draft it is that one only looks at. */
  readonly otherBy?: string;
  /** Of what was never live and has no draft of one's own: what will appear, and when. */
  readonly planned?: { readonly value: Json; readonly at: string };
}

function Loaded({ item, draftId, block }: LoadedProps) {
  const { id: person, permissions } = useSelf();
  const mayWrite = permissions.includes('content:write');
  // Asked for once: what is typed must not be replaced by what the shop had before.
  const found = useQuery({
    queryKey: ['open', item, draftId],
    queryFn: () => load(item, draftId),
    staleTime: Infinity,
    gcTime: 0,
    refetchOnReconnect: false,
    refetchOnWindowFocus: false,
  });
  const { data } = found;
  const session = useMemo(() => {
    if (!data) return undefined;
    const { loaded, planned, otherBy } = data;
    return openSession({ loaded, person, planned: planned?.value, readOnly: otherBy !== undefined || !mayWrite });
  }, [data, person, mayWrite]);
  if (found.isError) return <Failed error={found.error} retry={() => void found.refetch()} />;
  if (!data || !session) return <Loading lines={8} />;
  return (
    <Editor
      key={found.dataUpdatedAt}
      session={session}
      loaded={data.loaded}
      otherBy={data.otherBy}
      plannedAt={data.planned?.at}
      firstBlock={block}
      reload={() => void found.refetch()}
    />
  );
}

async function load(item: string, draftId: string | undefined): Promise<Found> {
  const [loaded, other] = await Promise.all([
    callStudio(getContentItem, { query: { item } }),
    draftId === undefined ? undefined : callStudio(getContentDraft, { params: { id: draftId } }),
  ]);
  if (!other) {
    const plan = loaded.draft || loaded.live ? undefined : loaded.plans[0];
    if (!plan) return { loaded };
    const { value, at } = await callStudio(getContentPlan, { params: { id: plan.id } });
    return { loaded, planned: { value: value as Json, at } };
  }
  const { problems, ...draft } = other;
  return { loaded: { ...loaded, draft, problems }, otherBy: other.by.name };
}
