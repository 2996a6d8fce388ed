/** Where links of answers may lead. */
export interface LinkScope {
  /** Of the admin, without a path. */
  origin: string
  /** Path of the admin's root. */
  adminPath: string
  /** Hosts on which the site is seen. */
  siteHosts: string[]
}

export type LinkTarget =
  /** Opens: a path of the admin, or an address of the site. */
  | { kind: 'admin' | 'site'; href: string }
  /** Stays text. The host says where it would have led; null for what leads to no host. */
  | { kind: 'text'; host: string | null }

/** Screens that do something by being opened. */
const ACTS = /^\/auth\/logout(?:\/|$)/

/**
 * Where a link of an answer leads. Whoever wrote a title of the site, or a model, decides its text and address: only the
 * admin and the site itself open.
 */
export function linkTarget(address: string, { adminPath, origin, siteHosts }: LinkScope): LinkTarget {
  const url = URL.canParse(address, origin) ? new URL(address, origin) : null
  if (!url || !/^https?:$/.test(url.protocol)) return { host: null, kind: 'text' }
  if (url.origin === new URL(origin).origin && !url.username) {
    const root = adminPath === '/' ? '' : adminPath
    const isBelow = url.pathname === (root || '/') || url.pathname.startsWith(`${root}/`)
    return isBelow && !ACTS.test(url.pathname.slice(root.length))
      ? { href: url.pathname + url.search + url.hash, kind: 'admin' }
      : { host: null, kind: 'text' }
  }
  if (siteHosts.includes(url.host) && !url.username) return { href: url.href, kind: 'site' }
  return { host: url.host, kind: 'text' }
}
