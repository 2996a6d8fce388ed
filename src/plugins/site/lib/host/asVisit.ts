import type { BasePayload } from 'payload'
import { readFromReplica } from '../../../../database/replicas/readFromReplica'
import { OWN } from '../../../../lib/site/sitePath'

/** Drafts, which somebody may have saved a moment ago. */
const DRAFTS = new RegExp(`^/${OWN}/(?:preview|shared)/`)

/**
 * Answers a visit to a website. What visitors read is read from a replica, where there is one: the site itself with its
 * version, its password and its pages. Each site has its own, so that a change that a visitor has seen stays.
 */
export function asVisit<Result>(
  payload: BasePayload,
  request: Request,
  answer: () => Promise<Result>,
): Promise<Result> {
  const { pathname, searchParams } = new URL(request.url)
  const isReading = request.method === 'GET' || request.method === 'HEAD'
  // The pass of a draft's file, too, opens what may be new.
  if (!isReading || DRAFTS.test(pathname) || searchParams.has('pass')) return answer()
  return readFromReplica(payload, request.headers.get('Host') ?? '', answer)
}
