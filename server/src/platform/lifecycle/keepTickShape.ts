import { createHook } from 'node:async_hooks';

let kept: object | undefined;

/**
 * Holds on to one object of `process.nextTick`. While none of them is alive the garbage collector drops their shape,
 * and from then on V8 builds each of them by a detour: a page takes ten of them, and a tenth longer, for good.
 */
export function keepTickShape(): object | undefined {
  const hook = createHook({
    init(_, type, __, resource) {
      if (type === 'TickObject') kept ??= resource;
    },
  });
  hook.enable();
  process.nextTick(() => {});
  hook.disable();
  return kept;
}
