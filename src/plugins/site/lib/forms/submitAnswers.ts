import type { SanitizedConfig } from 'payload'
import { serveSiteApi } from '../serveSiteApi'

/** A submitted form. */
export interface FilledForm {
  answers: Record<string, unknown>
  language: string
  page: string
  /** Captcha token. */
  proof: string
}

/**
 * Submits a form to the API of the site's host, as a script on the page would, with the same validation, limits and
 * emails.
 */
export async function submitAnswers(
  config: Promise<SanitizedConfig> | SanitizedConfig,
  sent: Request,
  id: string,
  form: FilledForm,
): Promise<Response> {
  const headers = new Headers(sent.headers)
  headers.set('Content-Type', 'application/json')
  headers.delete('Content-Length')
  const request = new Request(new URL(`/api/forms/${id}/submit`, sent.url), {
    body: JSON.stringify(form),
    headers,
    method: 'POST',
  })
  const response = await serveSiteApi(config, request)
  if (!response) throw new Error(`Cannot submit the form: the host of ${sent.url} belongs to no site`)
  return response
}
