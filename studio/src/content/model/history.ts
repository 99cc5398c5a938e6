/** What was, is and was undone. Immutable values share what did not change, so a hundred steps cost little. */
export interface History<Value> {
  readonly past: readonly Value[];
  readonly present: Value;
  readonly future: readonly Value[];
  /** What the last change was about and when: typing on in one field is one step. */
  readonly about?: string;
  readonly at: number;
}

const mostSteps = 200;
const typingPause = 1200;

export function begin<Value>(present: Value): History<Value> {
  return { past: [], present, future: [], at: 0 };
}

export function change<Value>(
  history: History<Value>,
  next: Value,
  about: string | undefined,
  now: number,
): History<Value> {
  if (next === history.present) return history;
  const goesOn = about !== undefined && about === history.about && now - history.at < typingPause;
  const past = goesOn ? history.past : [...history.past, history.present].slice(-mostSteps);
  return { past, present: next, future: [], about, at: now };
}

export function undo<Value>(history: History<Value>): History<Value> {
  const before = history.past.at(-1);
  if (before === undefined) return history;
  return { past: history.past.slice(0, -1), present: before, future: [history.present, ...history.future], at: 0 };
}

export function redo<Value>(history: History<Value>): History<Value> {
  const [next, ...future] = history.future;
  if (next === undefined) return history;
  return { past: [...history.past, history.present], present: next, future, at: 0 };
}
