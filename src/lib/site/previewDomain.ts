import { readHostname } from '../domains/readHostname'
import { settings } from '../settings'
import { LOCAL_SUFFIX } from './hostOf'

/** Below `localhost`, where everything is on one machine. */
const LOCAL_DOMAIN = `preview.${LOCAL_SUFFIX}`

const isLocal = (): boolean => new URL(settings().SERVER_URL).hostname === LOCAL_SUFFIX

/**
 * What stands before the domain of previews in a Host header. Asks nothing and nobody.
 * @returns '' for the domain itself; null for a host that is no preview's
 */
export function previewLabel(headers: Headers): string | null {
  const header = headers.get('Host') ?? ''
  const name = header.length <= 260 ? readHostname(header.replace(/:\d{1,5}$/, '')) : null
  const { PREVIEW_DOMAIN, SERVER_URL } = settings()
  if (!name || name === new URL(SERVER_URL).hostname) return null
  const usual = PREVIEW_DOMAIN.toLowerCase()
  const domain = [usual, ...(isLocal() ? [LOCAL_DOMAIN] : [])].find((one) => name.endsWith(`.${one}`))
  if (!domain) return name === usual ? '' : null
  return name.slice(0, -domain.length - 1)
}

/** Origin of a preview. @param label one label, for which a wildcard certificate is enough */
export function previewOrigin(label: string): string {
  const { PREVIEW_DOMAIN, SERVER_URL } = settings()
  const { port, protocol } = new URL(SERVER_URL)
  return isLocal() ? `${protocol}//${label}.${LOCAL_DOMAIN}${port && `:${port}`}` : `https://${label}.${PREVIEW_DOMAIN}`
}
