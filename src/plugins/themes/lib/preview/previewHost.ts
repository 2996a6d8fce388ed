import { readHostname } from '../../../../lib/domains/readHostname'
import { isUuid } from '../../../../lib/ids/isUuid'
import { settings } from '../../../../lib/settings'
import { LOCAL_SUFFIX } from '../../../../lib/site/hostOf'

/** Below `localhost`, where everything is on one machine. */
const LOCAL_DOMAIN = `preview.${LOCAL_SUFFIX}`

const isLocal = (): boolean => new URL(settings().SERVER_URL).hostname === LOCAL_SUFFIX

/**
 * The theme that a Host header asks for a preview of. Asks nothing and nobody.
 * @returns `nothing` for every other name of previews, which is nobody's; null where the host is not for previews
 */
export function themeOfHost(headers: Headers): string | 'nothing' | null {
  const header = headers.get('Host') ?? ''
  const name = header.length <= 260 ? readHostname(header.replace(/:\d{1,5}$/, '')) : null
  const { PREVIEW_DOMAIN, SERVER_URL } = settings()
  if (!name || name === new URL(SERVER_URL).hostname) return null
  const usual = PREVIEW_DOMAIN.toLowerCase()
  const domain = [usual, ...(isLocal() ? [LOCAL_DOMAIN] : [])].find((one) => name.endsWith(`.${one}`))
  if (!domain) return name === usual ? 'nothing' : null
  const label = name.slice(0, -domain.length - 1)
  return isUuid(label) ? label : 'nothing'
}

/** Where a theme is previewed: its id is part of the name, and nobody but its site's staff learns it. */
export function previewAddress(themeId: string): string {
  const { PREVIEW_DOMAIN, SERVER_URL } = settings()
  const { port, protocol } = new URL(SERVER_URL)
  return isLocal() ? `${protocol}//${themeId}.${LOCAL_DOMAIN}${port && `:${port}`}` : `https://${themeId}.${PREVIEW_DOMAIN}`
}
