import { RequestError } from '@octokit/request-error'
import type { SyncProblemCode } from './syncState'

const SECOND = 1000
/** Default wait when GitHub gives none, in seconds. */
const LIMIT_WAIT_SECONDS = 60
/** Upper limit of the wait requested by GitHub, in seconds. */
const MAX_WAIT_SECONDS = 60 * 60

/** A failed request to GitHub with its reason. */
export class GithubProblem extends Error {
  override name = 'GithubProblem'
  readonly code: SyncProblemCode
  /** Time of the next attempt for `rateLimited`. */
  readonly until: Date | null

  constructor(code: SyncProblemCode, until: Date | null = null) {
    super(`GitHub: ${code}`)
    this.code = code
    this.until = until
  }
}

/**
 * Converts a failed response or a network error to a problem.
 * @param missing code for 404, which GitHub also returns for resources that the user may not see
 */
export function toGithubProblem(
  error: unknown,
  missing: SyncProblemCode = 'repositoryGone',
  now = new Date(),
): GithubProblem {
  if (error instanceof GithubProblem) return error
  if (!(error instanceof RequestError)) return new GithubProblem('unavailable')
  if (error.cause instanceof GithubProblem) return error.cause
  const headers = error.response?.headers ?? {}
  const isLimited =
    error.status === 429 ||
    (error.status === 403 &&
      (headers['x-ratelimit-remaining'] === '0' ||
        headers['retry-after'] !== undefined ||
        /rate limit/i.test(error.message)))
  if (isLimited) return new GithubProblem('rateLimited', new Date(now.getTime() + waitSeconds(headers, now) * SECOND))
  if (error.status === 401) return new GithubProblem('revoked')
  if (error.status === 403) return new GithubProblem('forbidden')
  if (error.status === 409) return new GithubProblem('repositoryEmpty')
  if (error.status === 422) return new GithubProblem('refMissing')
  return new GithubProblem([404, 410, 451].includes(error.status) ? missing : 'unavailable')
}

function waitSeconds(headers: Readonly<Record<string, unknown>>, now: Date): number {
  const after = Number(headers['retry-after'])
  const reset = Number(headers['x-ratelimit-reset']) - now.getTime() / SECOND
  const seconds = after > 0 ? after : reset > 0 ? reset : LIMIT_WAIT_SECONDS
  return Math.min(Math.ceil(seconds), MAX_WAIT_SECONDS)
}
