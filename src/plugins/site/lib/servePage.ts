import type { SanitizedConfig } from 'payload'
import { noticeAnswer } from './answers/notices'
import { serveSite } from './serveSite'

/**
 * Answers whatever is neither the admin nor its API.
 * @returns null for the root of the admin's own host, which leads to the admin
 */
export async function servePage(config: SanitizedConfig, request: Request): Promise<Response | null> {
  const answer = await serveSite(config, request)
  if (answer) return answer
  const isRoot = new URL(request.url).pathname === '/' && request.method === 'GET'
  return isRoot ? null : noticeAnswer('notFound', request)
}
