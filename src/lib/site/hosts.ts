import { type PlatformHosts, parseHostname } from '@/lib/domains/parseHostname'
import { settings } from '@/lib/settings/index'

/**
 * The target of a request by its Host header: the admin, possibly a site (by domain or slug), or neither. If `isOurs`
 * is set, the name ends in a suffix of the platform and belongs to no one else.
 */
export type Host =
  { kind: 'admin' } | { kind: 'other' } | { kind: 'site'; isOurs: boolean; names: string[]; slug: string | null }

/** If `SERVER_URL` is on `localhost`, sites are also available at `{slug}.localhost`. */
export const LOCAL_SUFFIX = 'localhost'

export interface SiteHosts extends PlatformHosts {
  /** Host name of `SERVER_URL`. */
  adminHost: string
}

/**
 * Parses a Host header. Invalid host names belong to nobody.
 * @param header with or without a port
 */
export function hostOf(
  header: string | null,
  { adminHost, developmentHost, hostedSuffixes, ownHosts }: SiteHosts,
): Host {
  const [, bare = '', port] = /^(.*?)(?::(\d{1,5}))?$/s.exec(header ?? '') ?? []
  const name = header && header.length <= 260 ? parseHostname(bare) : null
  if (!name) return { kind: 'other' }
  if (name === adminHost) return { kind: 'admin' }
  const names = port ? [name, `${name}:${port}`] : [name]
  const suffixes = adminHost === LOCAL_SUFFIX ? [...hostedSuffixes, LOCAL_SUFFIX] : hostedSuffixes
  const suffix = suffixes.find((candidate) => name.endsWith(`.${candidate}`))
  if (!suffix) return ownHosts.includes(name) ? { kind: 'other' } : { isOurs: false, kind: 'site', names, slug: null }
  const label = name.slice(0, -suffix.length - 1)
  const isTaken = label.includes('.') || ownHosts.includes(name) || name === developmentHost
  return { isOurs: true, kind: 'site', names, slug: isTaken ? null : label }
}

/** Preview domain of an installation on `localhost`. */
const LOCAL_DOMAIN = `preview.${LOCAL_SUFFIX}`

const isLocal = (): boolean => new URL(settings().SERVER_URL).hostname === LOCAL_SUFFIX

/**
 * The label before the preview domain in a Host header. Makes no requests.
 * @returns '' for the domain itself; null if the host is not a preview
 */
export function previewLabel(headers: Headers): string | null {
  const header = headers.get('Host') ?? ''
  const name = header.length <= 260 ? parseHostname(header.replace(/:\d{1,5}$/, '')) : null
  const { PREVIEW_DOMAIN, SERVER_URL } = settings()
  if (!name || name === new URL(SERVER_URL).hostname) return null
  const configured = PREVIEW_DOMAIN.toLowerCase()
  const domain = [configured, ...(isLocal() ? [LOCAL_DOMAIN] : [])].find((candidate) => name.endsWith(`.${candidate}`))
  if (!domain) return name === configured ? '' : null
  return name.slice(0, -domain.length - 1)
}

/**
 * The origin of a preview.
 * @param label a single label, so that a wildcard certificate suffices
 */
export function previewOrigin(label: string): string {
  const { PREVIEW_DOMAIN, SERVER_URL } = settings()
  const { port, protocol } = new URL(SERVER_URL)
  return isLocal() ? `${protocol}//${label}.${LOCAL_DOMAIN}${port && `:${port}`}` : `https://${label}.${PREVIEW_DOMAIN}`
}
