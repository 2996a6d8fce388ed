import type { PictureProblem } from '../../limits.ts'

/** Why an SVG is refused. */
export class SvgProblem extends Error {
  readonly problem: PictureProblem

  constructor(problem: PictureProblem) {
    super(problem)
    this.problem = problem
  }
}
