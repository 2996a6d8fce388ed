import type { RenderProblem } from '@/plugins/site/published'

/** A template that finishes in time once is not at fault, so a busy machine gets this many attempts. */
const ATTEMPTS = 3

/**
 * Tries a page again while a file of it exceeds its time limit. Other problems stay as they are.
 * @param render renders the page, and returns its problems
 * @param known paths of files that have failed before, which are not tried again
 * @returns the problems of the first attempt without an exceeded time limit, otherwise of the last one
 */
export async function confirmTimeLimits(
  render: () => Promise<RenderProblem[]>,
  known: ReadonlySet<string> = new Set(),
): Promise<RenderProblem[]> {
  for (let attempt = 1; ; attempt++) {
    const problems = await render()
    if (attempt === ATTEMPTS || !problems.some(({ isTimeLimit, path }) => isTimeLimit && !known.has(path)))
      return problems
  }
}
