import { readHostname } from '../../../../lib/domains/readHostname'
import { isUuid } from '../../../../lib/ids/isUuid'
import { settings } from '../../../../lib/settings'
import { LOCAL_SUFFIX } from '../../../../lib/site/hostOf'

/** Below `localhost`, where everything is on one machine. */
const LOCAL_DOMAIN = `preview.${LOCAL_SUFFIX}`

const isLocal = (): boolean => new URL(settings().SERVER_URL).hostname === LOCAL_SUFFIX

/** `<theme>`, or `<theme>-v<number>` for one of its versions: one label, for which a wildcard certificate is enough. */
const LABEL = /^([\da-f-]{36})(?:-v([1-9]\d{0,5}))?$/

export interface Previewed {
  theme: string
  /** Number of the version; null for the one that counts. */
  version: number | null
}

/**
 * The theme that a Host header asks for a preview of. Asks nothing and nobody.
 * @returns `nothing` for every other name of previews, which is nobody's; null where the host is not for previews
 */
export function themeOfHost(headers: Headers): Previewed | 'nothing' | null {
  const header = headers.get('Host') ?? ''
  const name = header.length <= 260 ? readHostname(header.replace(/:\d{1,5}$/, '')) : null
  const { PREVIEW_DOMAIN, SERVER_URL } = settings()
  if (!name || name === new URL(SERVER_URL).hostname) return null
  const usual = PREVIEW_DOMAIN.toLowerCase()
  const domain = [usual, ...(isLocal() ? [LOCAL_DOMAIN] : [])].find((one) => name.endsWith(`.${one}`))
  if (!domain) return name === usual ? 'nothing' : null
  const label = name.slice(0, -domain.length - 1)
  const [, theme, version] = LABEL.exec(label) ?? []
  return isUuid(theme) ? { theme, version: version ? Number(version) : null } : 'nothing'
}

/**
 * Where a theme is previewed: its id is part of the name, and nobody but its site's staff learns it.
 * @param version its number. Default: the one that counts
 */
export function previewAddress(themeId: string, version: number | null = null): string {
  const label = version === null ? themeId : `${themeId}-v${version}`
  const { PREVIEW_DOMAIN, SERVER_URL } = settings()
  const { port, protocol } = new URL(SERVER_URL)
  return isLocal() ? `${protocol}//${label}.${LOCAL_DOMAIN}${port && `:${port}`}` : `https://${label}.${PREVIEW_DOMAIN}`
}
