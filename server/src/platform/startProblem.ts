/** Something the person who starts the shop can put right: the message is for them, a stack trace is not. */
export class StartProblem extends Error {
  override name = 'StartProblem';
  readonly isStartProblem = true;
}

/** By a mark, since a workspace of the demo brings a copy of the class in its bundle. */
export function isStartProblem(error: unknown): error is StartProblem {
  return error instanceof Error && 'isStartProblem' in error;
}
