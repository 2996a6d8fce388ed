import type { SanitizedConfig } from 'payload'
import { readFormFields } from '@/lib/http/readBody'
import { localPath } from '@/lib/site/addresses'
import { CAPTCHA_FIELD, HONEYPOT_FIELD } from '../forms/FormState'
import { serveSiteApi } from '../serveSiteApi'
import type { Site } from '../Site'
import { NEWSLETTER, type NewsletterOutcome } from './newsletterOutcome'

const MAX_BYTES = 16_384

interface SignUpResult {
  state?: string
  errors?: { path?: string }[]
}

/**
 * Handles a newsletter sign-up: forwards it to the API operation and redirects back to the page, which shows the
 * outcome.
 */
export async function handleSignUp(
  config: Promise<SanitizedConfig> | SanitizedConfig,
  site: Site,
  request: Request,
): Promise<Response> {
  const fields = await readFormFields(request, MAX_BYTES)
  const outcome = fields.get(HONEYPOT_FIELD)
    ? 'trapped'
    : await signUp(config, site, request, {
        email: (fields.get('email') ?? '').trim(),
        proof: fields.get(CAPTCHA_FIELD) ?? '',
      })
  const next = new URL(localPath(fields.get('next')), request.url)
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
  input: { email: string; proof: string },
): Promise<NewsletterOutcome> {
  const headers = new Headers(request.headers)
  headers.set('Content-Type', 'application/json')
  headers.delete('Content-Length')
  const response = await serveSiteApi(
    config,
    new Request(new URL(`/api/tenants/${site.id}/newsletter`, request.url), {
      body: JSON.stringify(input),
      headers,
      method: 'POST',
    }),
  )
  if (!response || response.status >= 500 || response.status === 404) return 'unavailable'
  if (response.status === 429) return 'often'
  const { errors = [], state } = (await response.json()) as SignUpResult
  if (response.ok) return state === 'pending' ? 'pending' : 'signedUp'
  return errors.some(({ path }) => path === 'proof') ? 'unproven' : 'wrong'
}
