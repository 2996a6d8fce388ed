import { generateCookie, parseCookies, type PayloadRequest } from 'payload'
import { z } from 'zod'
import { defineOperation, personOf, signedIn, withAnyPermission } from '@/exports/server'
import { hasPermission } from '@/exports/shared'
import { TENANT_COOKIE } from '@/access/session'
import { writeAudit } from '@/collections/AuditLog/writeAudit'
import { isUuid } from '@/lib/values'
import { settings } from '@/lib/settings'
import { connectionOf, deleteConnection, saveConnection, tokenOf } from '../../database/connections'
import { GithubClient } from '../../lib/github/GithubClient'
import { GithubProblem } from '../../lib/github/GithubProblem'
import { verifyOauth, exchangeCode, OAUTH_MINUTES, revokeToken, startOauth } from '../../lib/github/oauth'
import type { GithubOutcome } from '../../lib/github/outcomes'
import { AREA, assertCustomThemes } from '../../lib/theme'
import { githubApp } from '../../settings'

const COOKIE = 'callboard-github'
const COOKIE_PATH = '/api/themes/github'
const FOUND = 302
const HOUR = 3600

const callbackOf = ({ payload: { config } }: PayloadRequest): string =>
  `${config.serverURL}${config.routes.api}/themes/github/callback`

/** Redirects to the list of themes and deletes the cookie. */
function backToThemes({ payload: { config } }: PayloadRequest, github: GithubOutcome): Response {
  const headers = new Headers({
    'Cache-Control': 'no-store',
    Location: `${config.serverURL}${config.routes.admin}/collections/themes?github=${github}`,
  })
  headers.append('Set-Cookie', cookieOf('', 0))
  return new Response(null, { headers, status: FOUND })
}

const cookieOf = (value: string, maxAge: number): string =>
  generateCookie<string>({
    httpOnly: true,
    maxAge,
    name: COOKIE,
    path: COOKIE_PATH,
    returnCookieAsObject: false,
    sameSite: 'Lax',
    secure: settings().SERVER_URL.startsWith('https:'),
    value,
  })

/** Requests from other sites must neither connect nor disconnect an account. */
const isCrossSite = ({ headers }: PayloadRequest): boolean =>
  ['cross-site', 'same-site'].includes(headers.get('Sec-Fetch-Site') ?? 'none')

/** Returns the tenant of the request, else the current one: that of the cookie, else the one that the person saved. */
async function siteOf({ tenant }: { tenant?: string | undefined }, req: PayloadRequest): Promise<string | null> {
  const shown = parseCookies(req.headers).get(TENANT_COOKIE)
  return tenant ?? (isUuid(shown) ? shown : ((await personOf(req))?.current?.id ?? null))
}

/** Redirects to GitHub's authorisation page. */
export const authGithub = defineOperation({
  name: 'authGithub',
  area: AREA,
  // The callback writes the audit entry.
  audit: null,
  input: z.strictObject({ tenant: z.uuid().optional() }),
  limit: { by: ['person'], points: 30, seconds: HOUR },
  method: 'get',
  answers: 'redirect',
  output: z.instanceof(Response),
  path: '/themes/github/auth',
  run: async ({ person, req, tenantId }) => {
    await assertCustomThemes(req, tenantId)
    const app = githubApp()
    if (!app) return backToThemes(req, 'unavailable')
    if (isCrossSite(req)) return backToThemes(req, 'failed')
    const { cookie, url } = startOauth(app.clientId, {
      now: new Date(),
      redirectUri: callbackOf(req),
      tenant: tenantId,
      user: person.id,
    })
    return new Response(null, {
      headers: { 'Cache-Control': 'no-store', Location: url, 'Set-Cookie': cookieOf(cookie, OAUTH_MINUTES * 60) },
      status: FOUND,
    })
  },
  summary: 'Connect with GitHub',
  tenant: siteOf,
  who: withAnyPermission('themes:manage'),
})

/** Handles the return from GitHub. */
export const githubCallback = defineOperation({
  name: 'githubCallback',
  area: AREA,
  audit: null,
  // GitHub may add further parameters.
  input: z.object({
    code: z.string().max(500).optional(),
    error: z.string().max(200).optional(),
    state: z.string().max(200).optional(),
  }),
  limit: { by: ['person'], points: 30, seconds: HOUR },
  method: 'get',
  answers: 'redirect',
  output: z.instanceof(Response),
  path: '/themes/github/callback',
  run: async ({ input: { code, error, state }, person, req }) => {
    const started = verifyOauth(parseCookies(req.headers).get(COOKIE) ?? null, {
      now: new Date(),
      state: state ?? '',
      user: person.id,
    })
    if (!started) return backToThemes(req, 'expired')
    if (error || !code) return backToThemes(req, error === 'access_denied' ? 'cancelled' : 'failed')
    if (!hasPermission(person, 'themes:manage', started.tenant)) return backToThemes(req, 'failed')
    await assertCustomThemes(req, started.tenant)
    try {
      const token = await exchangeCode(code, { redirectUri: callbackOf(req), verifier: started.verifier })
      const username = await new GithubClient(token).viewer()
      await saveConnection(req, { token, userId: person.id, username })
      await writeAudit(req, {
        action: 'themes.githubConnected',
        details: { after: { username } },
        person,
        tenantId: started.tenant,
      })
      return backToThemes(req, 'success')
    } catch (failure) {
      if (failure instanceof GithubProblem) return backToThemes(req, 'failed')
      throw failure
    }
  },
  summary: 'Complete the connection with GitHub',
  who: signedIn,
})

/** Deletes the user's connection. Themes keep all of their versions. */
export const disconnectGithub = defineOperation({
  name: 'disconnectGithub',
  area: AREA,
  audit: null,
  input: z.strictObject({ tenant: z.uuid().optional() }),
  limit: { by: ['person'], points: 30, seconds: HOUR },
  method: 'get',
  answers: 'redirect',
  output: z.instanceof(Response),
  path: '/themes/github/disconnect',
  run: async ({ input, person, req }) => {
    if (isCrossSite(req)) return backToThemes(req, 'failed')
    const connection = await connectionOf(req, person.id)
    if (connection) {
      await deleteConnection(req, person.id)
      const site = await siteOf(input, req)
      await writeAudit(req, {
        action: 'themes.githubDisconnected',
        details: { after: { username: connection.username } },
        person,
        tenantId: person.memberships.has(site ?? '') ? site : null,
      })
      const token = tokenOf(connection)
      if (token && !connection.isRevoked) await revokeToken(token)
    }
    return backToThemes(req, 'disconnected')
  },
  summary: 'Disconnect from GitHub',
  who: signedIn,
})
