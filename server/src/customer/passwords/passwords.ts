/** Hashes passwords with argon2id, off the main thread. */
export interface Passwords {
  hash(password: string): Promise<string>;
  /** Takes as long where there is no hash to compare with, and then is never right. */
  isRight(password: string, hash: string | undefined): Promise<boolean>;
}
