import { readHostname } from '../../../../lib/domains/readHostname'
import { isUuid } from '../../../../lib/ids/isUuid'
import { settings } from '../../../../lib/settings'
import { LOCAL_SUFFIX } from '../../../../lib/site/hostOf'

/** Below `localhost`, where everything is on one machine. */
const LOCAL_DOMAIN = `preview.${LOCAL_SUFFIX}`

const isLocal = (): boolean => new URL(settings().SERVER_URL).hostname === LOCAL_SUFFIX

/** The theme that a Host header asks for a preview of; null for every other host. Asks nothing and nobody. */
export function themeOfHost(headers: Headers): string | null {
  const header = headers.get('Host') ?? ''
  const name = header.length <= 260 ? readHostname(header.replace(/:\d{1,5}$/, '')) : null
  const domains = [settings().PREVIEW_DOMAIN.toLowerCase(), ...(isLocal() ? [LOCAL_DOMAIN] : [])]
  const domain = name && domains.find((one) => name.endsWith(`.${one}`))
  const label = domain ? name.slice(0, -domain.length - 1) : null
  return isUuid(label) ? label : null
}

/** Where a theme is previewed. */
export function previewAddress(themeId: string): string {
  const { PREVIEW_DOMAIN, SERVER_URL } = settings()
  const { port, protocol } = new URL(SERVER_URL)
  return isLocal() ? `${protocol}//${themeId}.${LOCAL_DOMAIN}${port && `:${port}`}` : `https://${themeId}.${PREVIEW_DOMAIN}`
}
