import { conflict, forbidden, OperationError, refused } from '@/exports/server'
import type { Translator } from '@/exports/types'
import { notInPlan, unavailable } from '@/endpoints/OperationError'
import { AREA } from '../../lib/theme'
import { GithubProblem } from '../../lib/github/GithubProblem'
import type { SyncProblem, SyncProblemCode } from '../../lib/github/syncState'

const MESSAGES = {
  archiveTooLarge: 'themesGithubArchiveTooLarge',
  disconnected: 'themesGithubDisconnected',
  forbidden: 'themesGithubForbidden',
  locked: 'themesGithubLocked',
  notAllowed: 'themesGithubNotAllowed',
  notInPlan: 'themeNotInPlan',
  rateLimited: 'themesGithubRateLimited',
  refMissing: 'themesGithubRefMissing',
  refused: 'themesUploadFailed',
  repositoryEmpty: 'themesGithubRepositoryEmpty',
  repositoryGone: 'themesGithubRepositoryGone',
  revoked: 'themesGithubRevoked',
  unavailable: 'themesGithubUnavailable',
} as const satisfies Record<SyncProblemCode, string>

/** Returns the reason of a failed sync in the user's language. */
export const describeProblem = ({ code, message }: SyncProblem, t: Translator, repo: string): string =>
  message ?? t(MESSAGES[code], { repo })

const RETRY_SECONDS = 60

/** Converts a sync problem to an operation error. */
export function toOperationError(problem: SyncProblem, t: Translator, repo: string): OperationError {
  const message = describeProblem(problem, t, repo)
  switch (problem.code) {
    case 'disconnected':
    case 'revoked':
      return conflict(AREA, message)
    case 'forbidden':
    case 'notAllowed':
      return forbidden(AREA, message)
    case 'notInPlan':
      return notInPlan(AREA, message)
    case 'locked':
      return new OperationError({ code: `locked:${AREA}`, message, status: 423 })
    case 'rateLimited':
    case 'unavailable':
      return unavailable(
        AREA,
        message,
        problem.until ? Math.max(1, Math.ceil((Date.parse(problem.until) - Date.now()) / 1000)) : RETRY_SECONDS,
      )
    default:
      return refused(AREA, message)
  }
}

/** Runs a request to GitHub and converts its problems. @throws OperationError */
export async function runGithubRequest<Result>(
  t: Translator,
  repo: string,
  request: () => Promise<Result>,
): Promise<Result> {
  try {
    return await request()
  } catch (error) {
    if (!(error instanceof GithubProblem)) throw error
    throw toOperationError({ code: error.code, ...(error.until && { until: error.until.toISOString() }) }, t, repo)
  }
}
