export interface TopicChange {
  /** New ones, each once. */
  readonly add: readonly string[];
  readonly remove: readonly string[];
  /** Those that stay. */
  readonly remaining: readonly string[];
}

/** What a request changes of the subscriptions. A topic that is both added and removed is removed. */
export function topicChange(
  subscribed: readonly string[],
  wish: { readonly subscribe: readonly string[]; readonly unsubscribe: readonly string[] },
): TopicChange {
  const leaving = new Set(wish.unsubscribe);
  const known = new Set(subscribed);
  return {
    add: [...new Set(wish.subscribe)].filter((topic) => !known.has(topic) && !leaving.has(topic)),
    remove: subscribed.filter((topic) => leaving.has(topic)),
    remaining: subscribed.filter((topic) => !leaving.has(topic)),
  };
}
