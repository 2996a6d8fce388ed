import type { SanitizedConfig } from 'payload'
import { serveSiteApi } from '../serveSiteApi'

/** Hands answers to the API of the site's host, as a script on the page would: with its checks, its limits and its mail. */
export async function submitAnswers(config: Promise<SanitizedConfig> | SanitizedConfig, sent: Request, id: string, answers: Record<string, unknown>): Promise<Response> {
  const headers = new Headers(sent.headers)
  headers.set('Content-Type', 'application/json')
  headers.delete('Content-Length')
  const request = new Request(new URL(`/api/forms/${id}/submit`, sent.url), { body: JSON.stringify({ answers }), headers, method: 'POST' })
  const answer = await serveSiteApi(config, request)
  if (!answer) throw new Error('The host of the page is no site of ours')
  return answer
}
