import type { ServiceAnswer, ServiceCall } from '@/lib/apps/website/serviceCalls'
import { settings } from '@/lib/settings'
import type { PayloadRequest } from 'payload'
import { decryptSecret, ownerOfApp } from '@/database/secrets/secrets'

/** Maximum length of a response body. Real responses are far shorter. */
const MAX_CHARACTERS = 100_000

/**
 * Calls the external service of an app, through the installation's gateway if there is one. Redirects are not followed,
 * so that secrets only reach the address that the app names.
 * @returns null on a timeout or network error
 */
export async function callService({ body, headers, method = 'POST', url }: ServiceCall): Promise<ServiceAnswer | null> {
  const { APP_GATEWAY_URL, APP_TIMEOUT_MS } = settings()
  try {
    const response = await fetch(throughGateway(new URL(url), APP_GATEWAY_URL), {
      ...(body !== undefined && { body }),
      headers,
      method,
      redirect: 'error',
      signal: AbortSignal.timeout(APP_TIMEOUT_MS),
    })
    return { body: parseJson((await response.text()).slice(0, MAX_CHARACTERS)), status: response.status }
  } catch {
    return null
  }
}

/**
 * Reads from a public service at a fixed address, through the installation's gateway if there is one. Redirects are not
 * followed.
 * @returns null on a timeout or network error
 */
export async function fetchFromService(url: URL): Promise<Response | null> {
  const { APP_GATEWAY_URL, APP_TIMEOUT_MS } = settings()
  return fetch(throughGateway(url, APP_GATEWAY_URL), {
    redirect: 'error',
    signal: AbortSignal.timeout(APP_TIMEOUT_MS),
  }).catch(() => null)
}

const throughGateway = (url: URL, gateway: string | undefined): string =>
  gateway ? `${gateway.replace(/\/+$/, '')}/${url.host}${url.pathname}${url.search}` : url.href

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

/** Decrypts secrets of a tenant's app for a call to its service. Secrets that are not stored are omitted. */
export async function readAppSecrets(
  req: PayloadRequest,
  { handle, names, tenantId }: { handle: string; names: string[]; tenantId: string },
): Promise<Record<string, string>> {
  const secrets: Record<string, string> = {}
  for (const name of names) {
    const secret = await decryptSecret(req, { name, owner: ownerOfApp(handle), tenantId })
    if (secret !== null) secrets[name] = secret
  }
  return secrets
}
