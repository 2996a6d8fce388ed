import type { SanitizedConfig } from 'payload'
import { serveSiteApi } from '../serveSiteApi'

/** What a visitor filled in, and where. */
export interface FilledForm {
  answers: Record<string, unknown>
  language: string
  page: string
  /** That a person sends it. */
  proof: string
}

/** Hands answers to the API of the site's host, as a script on the page would: with its checks, its limits and its mail. */
export async function submitAnswers(
  config: Promise<SanitizedConfig> | SanitizedConfig,
  sent: Request,
  id: string,
  sheet: FilledForm,
): Promise<Response> {
  const headers = new Headers(sent.headers)
  headers.set('Content-Type', 'application/json')
  headers.delete('Content-Length')
  const request = new Request(new URL(`/api/forms/${id}/submit`, sent.url), {
    body: JSON.stringify(sheet),
    headers,
    method: 'POST',
  })
  const answer = await serveSiteApi(config, request)
  if (!answer) throw new Error('The host of the page is no site of ours')
  return answer
}
