/** Makes a value and all it holds unchangeable; maps keep their methods, so only what they hold is frozen. */
export function deepFreeze<T>(value: T): T {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  if (value instanceof Map || value instanceof Set) {
    for (const held of value.values()) deepFreeze(held);
    return value;
  }
  Object.freeze(value);
  for (const held of Object.values(value)) deepFreeze(held);
  return value;
}
