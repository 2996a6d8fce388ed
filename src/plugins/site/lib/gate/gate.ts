import type { BasePayload } from 'payload'
import { clientNetworkOf, consume, limiterOf } from '../../../../endpoints/rateLimits'
import { OperationError } from '../../../../endpoints/OperationError'
import { isPassword } from '../../../../lib/crypto/passwords'
import { runQueued, TooBusy } from '../../../../lib/crypto/runQueued'
import { readFormFields } from '../../../../lib/http/readFormFields'
import { hostCookie } from '../../../../lib/http/hostCookie'
import { localPath } from '../../../../lib/site/addresses'
import type { SelectedTheme } from '../../../../collections/theme/selectedTheme'
import type { CompiledTheme } from '../../engine/CompiledTheme'
import { siteMessages } from '../siteMessages'
import { htmlResponse } from '../responses/html'
import { loadSelectedTheme } from '../renderPage'
import { renderPlain } from '../renderPlain'
import type { Site } from '../Site'
import { reportFailures, compiledThemeOf } from '../theme/siteTheme'
import { isFilePass } from './filePass'
import { isPass, issuePass } from './pass'

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
  const { failures, html } = renderPlain({
    gate: { next, problem },
    language,
    name: site.name,
    notice: { text: site.gate?.message || messages.gateText, title: messages.gateTitle },
    site,
    template: 'password',
    theme,
  })
  if (theme) reportFailures({ address: '/', failures, payload, theme: theme.compiled })
  return htmlResponse(html, { headers: { 'X-Robots-Tag': 'noindex, nofollow' }, request, site, status })
}

/**
 * Returns the site's theme when it has its own password page; null when House renders it. Nothing else is loaded, so
 * the page reveals nothing about the site.
 */
async function themeOfGate(
  payload: BasePayload,
  site: Site,
): Promise<{ compiled: CompiledTheme; selected: SelectedTheme } | null> {
  const compiled = await compiledThemeOf(payload, site)
  return compiled.fileAt('templates/password.liquid')?.isOwn
    ? { compiled, selected: await loadSelectedTheme({ payload, site }) }
    : null
}

/**
 * Handles a submitted password: redirects with a cookie, or shows the password page again. Limited to ten attempts in
 * ten minutes per address.
 */
export async function unlock(payload: BasePayload, site: Site, request: Request, language: string): Promise<Response> {
  const form = await readFormFields(request, MAX_BYTES)
  const next = localPath(form.get('next'))
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
