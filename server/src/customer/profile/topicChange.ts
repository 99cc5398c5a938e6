export interface TopicChange {
  /** New ones, each once. */
  readonly add: readonly string[];
  readonly remove: readonly string[];
  /** Those that stay. */
  readonly kept: readonly string[];
}

/** What a wish changes of what is subscribed to. Whoever asks for both wants to be left alone. */
export function topicChange(
  subscribed: readonly string[],
  wish: { readonly subscribe: readonly string[]; readonly unsubscribe: readonly string[] },
): TopicChange {
  const leaving = new Set(wish.unsubscribe);
  const known = new Set(subscribed);
  return {
    add: [...new Set(wish.subscribe)].filter((topic) => !known.has(topic) && !leaving.has(topic)),
    remove: subscribed.filter((topic) => leaving.has(topic)),
    kept: subscribed.filter((topic) => !leaving.has(topic)),
  };
}
