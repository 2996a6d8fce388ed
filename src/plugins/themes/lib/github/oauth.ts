import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'
import { open, readKeyRing, seal } from '../../../../lib/crypto/envelope'
import { settings } from '../../../../lib/settings'
import { githubApi, githubApp, githubSettings } from '../../settings'
import { fetchGithub } from './fetchGithub'
import { GithubProblem } from './GithubProblem'

/** Reads private repositories, and sets up their webhooks. */
const SCOPE = 'repo'
export const OAUTH_MINUTES = 10
const PLACE = 'github-oauth'

const started = z.tuple([z.number(), z.string(), z.string(), z.string(), z.string()])

interface Starting {
  now: Date
  redirectUri: string
  /** Where the person goes back to. */
  tenant: string
  user: string
}

export interface Started {
  /** What the browser keeps meanwhile: encrypted, and good for this person and ten minutes. */
  cookie: string
  /** GitHub's page. */
  url: string
}

/** Begins a connection: state and verifier (PKCE, for a GitHub that knows it) stay with the browser that began it. */
export function startOauth(clientId: string, { now, redirectUri, tenant, user }: Starting): Started {
  const [state, verifier] = [randomBytes(24).toString('base64url'), randomBytes(48).toString('base64url')]
  const cookie = seal(
    ring(),
    JSON.stringify([now.getTime() + OAUTH_MINUTES * 60_000, user, tenant, state, verifier]),
    PLACE,
  )
  const url = new URL(`${githubSettings().GITHUB_URL}/login/oauth/authorize`)
  const challenge = createHash('sha256').update(verifier).digest('base64url')
  for (const [name, value] of Object.entries({
    client_id: clientId,
    code_challenge: challenge,
    code_challenge_method: 'S256',
    redirect_uri: redirectUri,
    scope: SCOPE,
    state,
  }))
    url.searchParams.set(name, value)
  return { cookie, url: url.href }
}

/** What a browser comes back with. @returns null where this person has not begun it here, or too long ago */
export function endOauth(
  cookie: string | null,
  given: { now: Date; state: string; user: string },
): { tenant: string; verifier: string } | null {
  try {
    const [until, user, tenant, state, verifier] = started.parse(JSON.parse(open(ring(), cookie ?? '', PLACE)))
    const isSame = state.length === given.state.length && timingSafeEqual(Buffer.from(state), Buffer.from(given.state))
    return isSame && user === given.user && until > given.now.getTime() ? { tenant, verifier } : null
  } catch {
    return null
  }
}

const ring = () => readKeyRing(settings().ENCRYPTION_KEYS)

const granted = z.object({ access_token: z.string().regex(/^[\w.~+/=-]{1,500}$/) })

/** Exchanges the code of a callback for a token. @throws GithubProblem */
export async function exchangeCode(
  code: string,
  { redirectUri, verifier }: { redirectUri: string; verifier: string },
): Promise<string> {
  const app = githubApp()
  if (!app) throw new GithubProblem('unavailable')
  const body = JSON.stringify({
    client_id: app.clientId,
    client_secret: app.clientSecret,
    code,
    code_verifier: verifier,
    redirect_uri: redirectUri,
  })
  try {
    const response = await fetchGithub(`${githubSettings().GITHUB_URL}/login/oauth/access_token`, {
      body,
      headers: { Accept: 'application/json', 'Content-Type': 'application/json' },
      method: 'POST',
    })
    return granted.parse(await response.json()).access_token
  } catch {
    throw new GithubProblem('unavailable')
  }
}

/** Ends a token at GitHub, too. What GitHub says to that changes nothing here. */
export async function revokeToken(token: string): Promise<void> {
  const app = githubApp()
  if (!app) return
  const basic = Buffer.from(`${app.clientId}:${app.clientSecret}`).toString('base64')
  await fetchGithub(`${githubApi()}/applications/${encodeURIComponent(app.clientId)}/token`, {
    body: JSON.stringify({ access_token: token }),
    headers: {
      Accept: 'application/vnd.github+json',
      Authorization: `Basic ${basic}`,
      'Content-Type': 'application/json',
    },
    method: 'DELETE',
  }).catch(() => undefined)
}
