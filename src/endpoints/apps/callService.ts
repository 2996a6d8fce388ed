import type { ServiceAnswer, ServiceCall } from '../../lib/apps/website/serviceCalls'
import { settings } from '../../lib/settings'

/** Far more than any of the answers that are read. */
const MOST_CHARACTERS = 100_000

/**
 * Calls the service of an app, through the gateway of the installation where it has one. Nothing is followed elsewhere:
 * secrets go to the address that the app names.
 * @returns null when it does not answer in time
 */
export async function callService({ body, headers, url }: ServiceCall): Promise<ServiceAnswer | null> {
  const { APP_GATEWAY_URL, APP_TIMEOUT_MS } = settings()
  try {
    const answer = await fetch(throughGateway(new URL(url), APP_GATEWAY_URL), {
      body,
      headers,
      method: 'POST',
      redirect: 'error',
      signal: AbortSignal.timeout(APP_TIMEOUT_MS),
    })
    return { body: asJson((await answer.text()).slice(0, MOST_CHARACTERS)), status: answer.status }
  } catch {
    return null
  }
}

const throughGateway = (url: URL, gateway: string | undefined): string =>
  gateway ? `${gateway.replace(/\/+$/, '')}/${url.host}${url.pathname}${url.search}` : url.href

function asJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
