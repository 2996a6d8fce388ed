import type { SanitizedConfig } from 'payload'
import { noticeAnswer } from './answers/notices'
import { serveSite } from './serveSite'

/** Answers whatever is neither the admin nor its API. On the admin's own host there is nothing else. */
export async function answerVisitor(config: Promise<SanitizedConfig>, request: Request): Promise<Response> {
  const answer = await serveSite(config, request)
  if (answer) return answer
  const isRoot = new URL(request.url).pathname === '/' && request.method === 'GET'
  return isRoot ? new Response(null, { headers: { Location: (await config).routes.admin }, status: 307 }) : noticeAnswer('notFound', request)
}
