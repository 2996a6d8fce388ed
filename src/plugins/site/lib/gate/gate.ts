import { createHmac, timingSafeEqual } from 'node:crypto'
import type { BasePayload } from 'payload'
import { clientNetworkOf, consume, limiterOf } from '@/endpoints/rateLimits'
import { OperationError } from '@/exports/server'
import { isPassword } from '@/lib/crypto/passwords'
import { runQueued, TooBusy } from '@/lib/crypto/runQueued'
import { checkReadable } from '@/lib/http/checkRequest'
import { readFormFields } from '@/lib/http/readBody'
import { hostCookie } from '@/lib/http/hostCookie'
import { localPath, parseSitePath } from '@/lib/site/addresses'
import type { SelectedTheme } from '@/collections/theme/selectedTheme'
import { siteMessages } from '../siteMessages'
import { htmlResponse } from '../responses/html'
import { loadSelectedTheme } from '../renderPage'
import { renderPlain, renderThemed } from '../renderPlain'
import type { Site } from '../Site'
import type { ParsedTheme } from '../theme/ParsedTheme'
import { reportFailures, themeOf } from '../theme/siteTheme'
import { MARK_PATH, NEWSLETTER_PATH } from '../ownPaths'

/** Lifetime of a pass in seconds. */
const PASS_SECONDS = 12 * 60 * 60

export interface ProtectedSite {
  id: string
  gate: { passwordHash: string } | null
}

export interface SigningContext {
  now: Date
  /** Secret of the installation. */
  secret: string
}

/** The signature covers the site and its password hash: changing the password invalidates all passes. */
const signPass = (until: number, { gate, id }: ProtectedSite, secret: string): string =>
  createHmac('sha256', secret)
    .update(`site-pass ${id} ${gate?.passwordHash ?? ''} ${until}`)
    .digest('base64url')

/** Creates the cookie value for a visitor who entered the password. */
function issuePass(site: ProtectedSite, { now, secret }: SigningContext): { seconds: number; value: string } {
  const until = Math.floor(now.getTime() / 1000) + PASS_SECONDS
  return { seconds: PASS_SECONDS, value: `${until}.${signPass(until, site, secret)}` }
}

/** Whether a pass is valid for this site now. */
function isPass(value: string | undefined, site: ProtectedSite, { now, secret }: SigningContext): boolean {
  const [, until, signature] = /^(\d{1,12})\.([\w-]{43})$/.exec(value ?? '') ?? []
  if (!until || !signature || Number(until) * 1000 < now.getTime()) return false
  return timingSafeEqual(Buffer.from(signature), Buffer.from(signPass(Number(until), site, secret)))
}

const HOUR_MS = 3_600_000

/** Matches file addresses in HTML. */
const FILES = new RegExp(`(?:/api/(?:media|files)/file/[^"\\s?&<>]+|${MARK_PATH})(?=["\\s])`, 'g')

const signFile = (path: string, until: number, { gate, id }: ProtectedSite, secret: string): string =>
  createHmac('sha256', secret)
    .update(`site-file ${id} ${gate?.passwordHash ?? ''} ${path} ${until}`)
    .digest('base64url')

/**
 * Adds a signature to the address of each file in a draft, so that viewers without the site's password can load it.
 * Each signature opens one file, for one to two hours.
 */
export function signFileAddresses(html: string, site: ProtectedSite, { now, secret }: SigningContext): string {
  if (!site.gate) return html
  const until = (Math.floor(now.getTime() / HOUR_MS) + 2) * (HOUR_MS / 1000)
  return html.replace(FILES, (path) => `${path}?pass=${until}.${signFile(path, until, site, secret)}`)
}

/** Whether the signature in the address allows access to this file. */
function isFilePass({ pathname, searchParams }: URL, site: ProtectedSite, { now, secret }: SigningContext): boolean {
  const [, until, signature] = /^(\d{1,12})\.([\w-]{43})$/.exec(searchParams.get('pass') ?? '') ?? []
  if (!until || !signature || Number(until) * 1000 < now.getTime()) return false
  return timingSafeEqual(Buffer.from(signature), Buffer.from(signFile(pathname, Number(until), site, secret)))
}

const ATTEMPTS = { points: 10, seconds: 600 }
const MAX_BYTES = 8192

const passCookie = hostCookie('callboard-pass')

/** Whether this visitor may access the site. */
export const hasSiteAccess = (payload: BasePayload, site: Site, headers: Headers): boolean =>
  site.gate === null || isPass(passCookie.read(headers), site, { now: new Date(), secret: payload.secret })

/** Whether this visitor may access the file at this address. Files of drafts carry a signature in their address. */
export const hasFileAccess = (payload: BasePayload, site: Site, headers: Headers, url: URL): boolean =>
  hasSiteAccess(payload, site, headers) || isFilePass(url, site, { now: new Date(), secret: payload.secret })

/** Serves the password page in place of any other. */
export async function passwordResponse(
  payload: BasePayload,
  site: Site,
  request: Request,
  language: string,
  { next, problem = null, status = 401 }: { next: string; problem?: string | null; status?: number },
): Promise<Response> {
  const messages = siteMessages(language, site.defaultLanguage)
  const theme = await themeOfGate(payload, site)
  const plain = {
    gate: { next, problem },
    language,
    name: site.name,
    notice: { text: site.gate?.message || messages.gateText, title: messages.gateTitle },
    site,
    template: 'password' as const,
  }
  const themed = theme && (await renderThemed(plain, theme))
  if (themed) reportFailures({ address: '/', failures: themed.failures, payload, theme: theme.parsed })
  const { html } = themed ?? renderPlain(plain)
  return htmlResponse(html, { headers: { 'X-Robots-Tag': 'noindex, nofollow' }, request, site, status })
}

/**
 * Returns the site's theme when it has its own password page; null when House renders it. Nothing else is loaded, so
 * the page reveals nothing about the site.
 */
async function themeOfGate(
  payload: BasePayload,
  site: Site,
): Promise<{ parsed: ParsedTheme; selected: SelectedTheme } | null> {
  const parsed = await themeOf(payload, site)
  return parsed.hasFile('templates/password.liquid')
    ? { parsed, selected: await loadSelectedTheme({ payload, site }) }
    : null
}

/** The page from which a form with an address of its own was sent, and its language, which that address does not name. */
function pageOfForm(form: URLSearchParams, { defaultLanguage, languages }: Site): { language: string; next: string } {
  const next = localPath(form.get('next'))
  const [path = '/'] = next.split(/[?#]/)
  if (checkReadable(path, '')) return { language: defaultLanguage, next: '/' }
  return { language: parseSitePath(path, languages, defaultLanguage).language, next }
}

/** Serves the password page to whoever sends a form without a pass. It leads to the page of the form. */
export async function passwordForForm(
  payload: BasePayload,
  site: Site,
  request: Request,
  page: { language: string; next: string },
): Promise<Response> {
  const isNewsletter = page.next === NEWSLETTER_PATH
  const { language, next } = isNewsletter ? pageOfForm(await readFormFields(request, MAX_BYTES), site) : page
  return passwordResponse(payload, site, request, language, { next })
}

/**
 * Handles a submitted password: redirects with a cookie, or shows the password page again. Limited to ten attempts in
 * ten minutes per address.
 */
export async function unlock(payload: BasePayload, site: Site, request: Request): Promise<Response> {
  const form = await readFormFields(request, MAX_BYTES)
  const { language, next } = pageOfForm(form, site)
  if (!site.gate) return redirectTo(next)
  const messages = siteMessages(language, site.defaultLanguage)
  const { passwordHash } = site.gate
  try {
    await consume(limiterOf(payload, 'siteGate', ATTEMPTS), `${site.id}:${clientNetworkOf(request.headers)}`, 'site')
    const password = (form.get('password') ?? '').slice(0, 128)
    if (password === '' || !(await runQueued(() => isPassword(password, passwordHash))))
      return passwordResponse(payload, site, request, language, { next, problem: messages.gateWrong, status: 403 })
  } catch (error) {
    if (!(error instanceof OperationError) && !(error instanceof TooBusy)) throw error
    return passwordResponse(payload, site, request, language, { next, problem: messages.gateMany, status: 429 })
  }
  const { seconds, value } = issuePass(site, { now: new Date(), secret: payload.secret })
  const response = redirectTo(next)
  response.headers.set('Set-Cookie', passCookie.write(value, seconds))
  return response
}

const redirectTo = (path: string): Response =>
  new Response(null, { headers: { 'Cache-Control': 'private, no-store', Location: path }, status: 303 })
