/** As the contract has it: 12 characters at least, nothing else is asked for. */
export function newPasswordProblem(password: string): boolean {
  return password.length < 12 || password.length > 200;
}
