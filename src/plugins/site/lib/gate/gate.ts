import type { BasePayload } from 'payload'
import { addressOf, consume, limiterOf } from '../../../../endpoints/limits'
import { OperationError } from '../../../../endpoints/OperationError'
import { isPassword } from '../../../../lib/crypto/passwords'
import { runQueued, TooBusy } from '../../../../lib/crypto/runQueued'
import { readFields } from '../../../../lib/http/readFields'
import { hostCookie } from '../../../../lib/http/hostCookie'
import { localPath } from '../../../../lib/site/addresses'
import type { SelectedTheme } from '../../../../collections/theme/selectedTheme'
import type { CompiledTheme } from '../../engine/CompiledTheme'
import { siteMessages } from '../../words/siteWords'
import { htmlAnswer } from '../answers/html'
import { themedOf } from '../renderPage'
import { renderPlain } from '../renderPlain'
import type { Site } from '../Site'
import { reportFailures, compiledThemeOf } from '../theme/siteTheme'
import { isFilePass } from './filePass'
import { isPass, issuePass } from './pass'

const TRIES = { points: 10, seconds: 600 }
const MOST_BYTES = 8192

const passCookie = hostCookie('callboard-pass')

/** May this visitor look? */
export const isLetIn = (payload: BasePayload, site: Site, headers: Headers): boolean =>
  site.gate === null || isPass(passCookie.read(headers), site, { now: new Date(), secret: payload.secret })

/** May this visitor have the file at this address? Those of a draft's pages open by their own address. */
export const isLetInTo = (payload: BasePayload, site: Site, headers: Headers, url: URL): boolean =>
  isLetIn(payload, site, headers) || isFilePass(url, site, { now: new Date(), secret: payload.secret })

/** Asks for the password, whatever was asked for. */
export async function gateAnswer(
  payload: BasePayload,
  site: Site,
  request: Request,
  language: string,
  { next, problem = null, status = 401 }: { next: string; problem?: string | null; status?: number },
): Promise<Response> {
  const words = siteMessages(language, site.defaultLanguage)
  const theme = await themeOfGate(payload, site)
  const { failures, html } = renderPlain({
    gate: { next, problem },
    language,
    name: site.name,
    notice: { text: site.gate?.message || words.gateText, title: words.gateTitle },
    site,
    template: 'password',
    theme,
  })
  if (theme) reportFailures({ address: '/', failures, payload, theme: theme.compiled })
  return htmlAnswer(html, { headers: { 'X-Robots-Tag': 'noindex, nofollow' }, request, site, status })
}

/** The theme of a site that has a page for the password; null where House asks for it. Nothing else is read: whoever stands there learns nothing of the site. */
async function themeOfGate(
  payload: BasePayload,
  site: Site,
): Promise<{ compiled: CompiledTheme; selected: SelectedTheme } | null> {
  const compiled = await compiledThemeOf(payload, site)
  return compiled.fileAt('templates/password.liquid')?.isOwn
    ? { compiled, selected: await themedOf({ payload, site }) }
    : null
}

/** Takes a password: leads on with a pass, or asks again. Ten tries in ten minutes from one address. */
export async function unlock(payload: BasePayload, site: Site, request: Request, language: string): Promise<Response> {
  const form = await readFields(request, MOST_BYTES)
  const next = localPath(form.get('next'))
  if (!site.gate) return redirectTo(next)
  const words = siteMessages(language, site.defaultLanguage)
  const { passwordHash } = site.gate
  try {
    await consume(limiterOf(payload, 'siteGate', TRIES), `${site.id}:${addressOf(request.headers)}`, 'site')
    const password = (form.get('password') ?? '').slice(0, 128)
    if (password === '' || !(await runQueued(() => isPassword(password, passwordHash))))
      return gateAnswer(payload, site, request, language, { next, problem: words.gateWrong, status: 403 })
  } catch (error) {
    if (!(error instanceof OperationError) && !(error instanceof TooBusy)) throw error
    return gateAnswer(payload, site, request, language, { next, problem: words.gateMany, status: 429 })
  }
  const { seconds, value } = issuePass(site, { now: new Date(), secret: payload.secret })
  const answer = redirectTo(next)
  answer.headers.set('Set-Cookie', passCookie.write(value, seconds))
  return answer
}

const redirectTo = (path: string): Response =>
  new Response(null, { headers: { 'Cache-Control': 'private, no-store', Location: path }, status: 303 })
