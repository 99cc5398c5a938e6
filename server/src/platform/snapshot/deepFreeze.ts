/** Large ones come again in every next value, and walking them each time would cost for nothing. */
const walked = new WeakSet<object>();

/** Makes a value and all it holds unchangeable; maps keep their methods, so only what they hold is frozen. */
export function deepFreeze<T>(value: T): T {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value) || walked.has(value)) return value;
  if (isCollection(value)) {
    walked.add(value);
    for (const held of value.values()) deepFreeze(held);
    return value;
  }
  Object.freeze(value);
  for (const held of Object.values(value)) deepFreeze(held);
  return value;
}

/** A map or a set, or whatever is read like one. */
function isCollection(value: object): value is { values(): Iterable<unknown> } {
  return !Array.isArray(value) && 'values' in value && typeof value.values === 'function' && 'size' in value;
}
