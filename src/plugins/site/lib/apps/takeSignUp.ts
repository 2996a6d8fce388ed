import type { SanitizedConfig } from 'payload'
import { readFields } from '../../../../lib/http/readFields'
import { localPath } from '../../../../lib/site/addresses'
import { PROOF_FIELD, TRAP_FIELD } from '../forms/FormState'
import { serveSiteApi } from '../serveSiteApi'
import type { Site } from '../Site'
import { NEWSLETTER, type NewsletterOutcome } from './newsletterOutcome'

const MOST_BYTES = 16_384

interface Answer {
  state?: string
  errors?: { path?: string }[]
}

/**
 * Takes a sign-up for the newsletter from a page, hands it to the operation that does it, and leads back to the page, which
 * says what became of it.
 */
export async function takeSignUp(
  config: Promise<SanitizedConfig> | SanitizedConfig,
  site: Site,
  request: Request,
): Promise<Response> {
  const typed = await readFields(request, MOST_BYTES)
  const outcome = typed.get(TRAP_FIELD)
    ? 'signedUp'
    : await signUp(config, site, request, {
        email: (typed.get('email') ?? '').trim(),
        proof: typed.get(PROOF_FIELD) ?? '',
      })
  const next = new URL(localPath(typed.get('next')), request.url)
  next.searchParams.set(NEWSLETTER, outcome)
  return new Response(null, {
    headers: { 'Cache-Control': 'private, no-store', Location: `${next.pathname}${next.search}#newsletter` },
    status: 303,
  })
}

async function signUp(
  config: Promise<SanitizedConfig> | SanitizedConfig,
  site: Site,
  request: Request,
  sheet: { email: string; proof: string },
): Promise<NewsletterOutcome> {
  const headers = new Headers(request.headers)
  headers.set('Content-Type', 'application/json')
  headers.delete('Content-Length')
  const answer = await serveSiteApi(
    config,
    new Request(new URL(`/api/tenants/${site.id}/newsletter`, request.url), {
      body: JSON.stringify(sheet),
      headers,
      method: 'POST',
    }),
  )
  if (!answer || answer.status >= 500 || answer.status === 404) return 'unavailable'
  if (answer.status === 429) return 'often'
  const { errors = [], state } = (await answer.json()) as Answer
  if (answer.ok) return state === 'pending' ? 'pending' : 'signedUp'
  return errors.some(({ path }) => path === 'proof') ? 'unproven' : 'wrong'
}
