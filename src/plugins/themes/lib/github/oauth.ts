import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'
import { open, readKeyRing, seal } from '@/lib/crypto/envelope'
import { settings } from '@/lib/settings'
import { githubApi, githubApp, githubSettings } from '../../settings'
import { fetchGithub } from './fetchGithub'
import { GithubProblem } from './GithubProblem'

/** Allows reading private repositories and managing their webhooks. */
const SCOPE = 'repo'
export const OAUTH_MINUTES = 10
const CONTEXT = 'github-oauth'

const started = z.tuple([z.number(), z.string(), z.string(), z.string(), z.string()])

interface Starting {
  now: Date
  redirectUri: string
  /** Tenant to return to. */
  tenant: string
  user: string
}

export interface Started {
  /** Encrypted cookie, valid for this user for ten minutes. */
  cookie: string
  /** Address of GitHub's authorisation page. */
  url: string
}

/** Starts the authorisation. State and PKCE verifier are kept in the browser that started it. */
export function startOauth(clientId: string, { now, redirectUri, tenant, user }: Starting): Started {
  const [state, verifier] = [randomBytes(24).toString('base64url'), randomBytes(48).toString('base64url')]
  const cookie = seal(
    ring(),
    JSON.stringify([now.getTime() + OAUTH_MINUTES * 60_000, user, tenant, state, verifier]),
    CONTEXT,
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

/** Verifies the callback. @returns null when this user did not start it in this browser, or it has expired */
export function verifyOauth(
  cookie: string | null,
  callback: { now: Date; state: string; user: string },
): { tenant: string; verifier: string } | null {
  try {
    const [until, user, tenant, state, verifier] = started.parse(JSON.parse(open(ring(), cookie ?? '', CONTEXT)))
    const isSame =
      state.length === callback.state.length && timingSafeEqual(Buffer.from(state), Buffer.from(callback.state))
    return isSame && user === callback.user && until > callback.now.getTime() ? { tenant, verifier } : null
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

/** Revokes a token at GitHub. Failures are ignored. */
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
