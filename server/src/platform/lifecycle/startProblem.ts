/** Something the person who starts the shop can put right: the message is for them, a stack trace is not. */
export class StartProblem extends Error {
  override name = 'StartProblem';
}
