import { type PlatformHosts, readHostname } from '../domains/readHostname'
import { settings } from '../settings/index'

/**
 * Whom a request is for, by its Host header: the admin, or perhaps a site, by a name that it has or by its slug. A name
 * that is `ours` ends in a suffix of the platform: where no site has it, there is nothing.
 */
export type Host =
  { kind: 'admin' } | { kind: 'other' } | { kind: 'site'; isOurs: boolean; names: string[]; slug: string | null }

/** `SERVER_URL` on one machine: its sites are at `{slug}.localhost` as well. */
export const LOCAL_SUFFIX = 'localhost'

export interface SiteHosts extends PlatformHosts {
  /** Host name of `SERVER_URL`. */
  adminHost: string
}

/**
 * Reads a Host header. It comes from anybody: what is no proper host name is nobody's.
 * @param header with or without a port
 */
export function hostOf(
  header: string | null,
  { adminHost, developmentHost, hostedSuffixes, ownHosts }: SiteHosts,
): Host {
  const [, bare = '', port] = /^(.*?)(?::(\d{1,5}))?$/s.exec(header ?? '') ?? []
  const name = header && header.length <= 260 ? readHostname(bare) : null
  if (!name) return { kind: 'other' }
  if (name === adminHost) return { kind: 'admin' }
  const names = port ? [name, `${name}:${port}`] : [name]
  const suffixes = adminHost === LOCAL_SUFFIX ? [...hostedSuffixes, LOCAL_SUFFIX] : hostedSuffixes
  const suffix = suffixes.find((one) => name.endsWith(`.${one}`))
  if (!suffix) return ownHosts.includes(name) ? { kind: 'other' } : { isOurs: false, kind: 'site', names, slug: null }
  const label = name.slice(0, -suffix.length - 1)
  const isTaken = label.includes('.') || ownHosts.includes(name) || name === developmentHost
  return { isOurs: true, kind: 'site', names, slug: isTaken ? null : label }
}

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
