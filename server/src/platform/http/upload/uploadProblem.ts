/**
 * Why a file is not taken. `broken`: it did not come whole, or not as `multipart/form-data`. `several`: with another one.
 * `kind`: by its content something else than what is taken.
 */
export type UploadProblem = 'broken' | 'tooLarge' | 'several' | 'empty' | 'kind';

/** Ends the stream of an upload wherever it is read; whoever serves it says it in their own words. */
export class UploadRefused extends Error {
  override name = 'UploadRefused';
  readonly problem: UploadProblem;

  constructor(problem: UploadProblem) {
    super(problem);
    this.problem = problem;
  }
}
