import type { BasePayload } from 'payload'
import { readFromReplica } from '../../../../database/replicas/readFromReplica'
import { RESERVED_SEGMENT } from '../../../../lib/site/addresses'

/** Drafts may have been saved moments ago, so they are read from the primary. */
const DRAFTS = new RegExp(`^/${RESERVED_SEGMENT}/(?:preview|shared)/`)

/**
 * Handles a website request with reads from a replica, where there is one: site, password and pages alike. Each host is
 * pinned separately, so visitors never see an older state again.
 */
export function readFromReplicaFor<Result>(
  payload: BasePayload,
  request: Request,
  respond: () => Promise<Result>,
): Promise<Result> {
  const { pathname, searchParams } = new URL(request.url)
  const isReading = request.method === 'GET' || request.method === 'HEAD'
  // Signed files of drafts may be new as well.
  if (!isReading || DRAFTS.test(pathname) || searchParams.has('pass')) return respond()
  return readFromReplica(payload, request.headers.get('Host') ?? '', respond)
}
