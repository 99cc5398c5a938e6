/** What one tab tells the others: somebody came in, went, or was put out. */
export type TabNews = 'in' | 'out' | 'expired';

export interface Tabs {
  tell(news: TabNews): void;
  hear(listener: (news: TabNews) => void): () => void;
}

/** The other tabs of this browser; nobody where it cannot reach them, which then notice when they are looked at. */
export function createTabs(Channel: typeof BroadcastChannel | undefined): Tabs {
  // Opened when it is needed first, and only one: a tab does not hear itself.
  let channel: BroadcastChannel | undefined;
  const opened = () => {
    channel ??= Channel && new Channel('customer');
    return channel;
  };
  return {
    tell: (news) => {
      opened()?.postMessage(news);
    },
    hear: (listener) => {
      const heard = ({ data }: MessageEvent<TabNews>) => listener(data);
      opened()?.addEventListener('message', heard);
      return () => channel?.removeEventListener('message', heard);
    },
  };
}

export const tabs = createTabs(typeof window === 'undefined' ? undefined : window.BroadcastChannel);
