import { useQuery } from '@tanstack/react-query';
import { type FromPreview, openPreview, previewParameter, type ToPreview } from '@trolley/contract';
import type { RefObject } from 'react';
import { useCallback, useEffect, useEffectEvent } from 'react';
import { callStudio } from '../../shell/api/callStudio.ts';

export interface Preview {
  /** The address of the frame; missing until there is a token. */
  readonly address?: string;
  /** What happens until its moment; missing until the shop has said so. */
  readonly holds?: { readonly plans: number; readonly prices: number };
  readonly failed?: unknown;
  again(): void;
}

interface Wanted {
  readonly path: string;
  /** Missing: now. */
  readonly at?: string;
  readonly draftId?: string;
}

/** A token for the page at a moment, and anew before it ends. */
export function usePreview({ path, at, draftId }: Wanted): Preview {
  const opened = useQuery({
    queryKey: [openPreview.path, at, draftId],
    queryFn: () => callStudio(openPreview, { body: { at, drafts: 'own', draftId } }),
    staleTime: Infinity,
    gcTime: 0,
    refetchInterval: ({ state: { data } }) =>
      data ? Math.max(Date.parse(data.expiresAt) - Date.now() - 60_000, 60_000) : false,
  });
  const { data, error, refetch } = opened;
  const again = useCallback(() => void refetch(), [refetch]);
  const address = data && `${path}?${previewParameter}=${encodeURIComponent(data.token)}`;
  return { address, holds: data, failed: error ?? undefined, again };
}

/** Says something to the page in the frame, which is of this shop. */
export function tellFrame(frame: HTMLIFrameElement | null, message: ToPreview): void {
  frame?.contentWindow?.postMessage(message, window.location.origin);
}

/** Listens to the page in the frame, and to nobody else. */
export function useFrame(frame: RefObject<HTMLIFrameElement | null>, onMessage: (message: FromPreview) => void): void {
  const hear = useEffectEvent(onMessage);
  useEffect(() => {
    const onEvent = ({ origin, source, data }: MessageEvent<unknown>) => {
      if (origin !== window.location.origin || source !== frame.current?.contentWindow) return;
      if (isFromPreview(data)) hear(data);
    };
    window.addEventListener('message', onEvent);
    return () => window.removeEventListener('message', onEvent);
  }, [frame]);
}

function isFromPreview(data: unknown): data is FromPreview {
  return (
    typeof data === 'object' &&
    data !== null &&
    'type' in data &&
    typeof data.type === 'string' &&
    data.type.startsWith('preview:')
  );
}
