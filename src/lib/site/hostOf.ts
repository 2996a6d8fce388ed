import type { PlatformHosts } from '../domains/platformHosts'
import { readHostname } from '../domains/readHostname'

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
