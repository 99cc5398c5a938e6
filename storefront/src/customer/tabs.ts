/** What one tab sends to the others: a login, a logout, or an expired session. */
export type TabMessage = 'in' | 'out' | 'expired';

export interface Tabs {
  notify(message: TabMessage): void;
  subscribe(listener: (message: TabMessage) => void): () => void;
}

/** The other tabs of this browser, over a BroadcastChannel. Where there is none, tabs notice a change when they become visible. */
export function createTabs(Channel: typeof BroadcastChannel | undefined): Tabs {
  // Opened when it is needed first, and only one: a tab does not hear itself.
  let channel: BroadcastChannel | undefined;
  const opened = () => {
    channel ??= Channel && new Channel('customer');
    return channel;
  };
  return {
    notify: (message) => {
      opened()?.postMessage(message);
    },
    subscribe: (listener) => {
      const onMessage = ({ data }: MessageEvent<TabMessage>) => listener(data);
      opened()?.addEventListener('message', onMessage);
      return () => channel?.removeEventListener('message', onMessage);
    },
  };
}

export const tabs = createTabs(typeof window === 'undefined' ? undefined : window.BroadcastChannel);
