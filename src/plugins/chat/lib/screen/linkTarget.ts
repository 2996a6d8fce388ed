/** Where links in answers may point. */
export interface LinkScope {
  /** Origin of the admin. */
  origin: string
  /** Path of the admin's root. */
  adminPath: string
  /** Hosts that serve the site. */
  siteHosts: string[]
}

export type LinkTarget =
  /** An active link: a path of the admin, or a URL of the site. */
  | { kind: 'admin' | 'site'; href: string }
  /** Rendered as text. The host is shown with it; null if the link has none. */
  | { kind: 'text'; host: string | null }

/** Screens that act when opened, which answers may not link to. */
const ACTION_PATHS = /^\/auth\/logout(?:\/|$)/

/**
 * Resolves a link in an answer. Its text and URL may come from site content or a model, so only links to the admin and
 * the site are active.
 */
export function linkTarget(address: string, { adminPath, origin, siteHosts }: LinkScope): LinkTarget {
  const url = URL.canParse(address, origin) ? new URL(address, origin) : null
  if (!url || !/^https?:$/.test(url.protocol)) return { host: null, kind: 'text' }
  if (url.origin === new URL(origin).origin && !url.username) {
    const root = adminPath === '/' ? '' : adminPath
    const isBelow = url.pathname === (root || '/') || url.pathname.startsWith(`${root}/`)
    return isBelow && !ACTION_PATHS.test(url.pathname.slice(root.length))
      ? { href: url.pathname + url.search + url.hash, kind: 'admin' }
      : { host: null, kind: 'text' }
  }
  if (siteHosts.includes(url.host) && !url.username) return { href: url.href, kind: 'site' }
  return { host: url.host, kind: 'text' }
}
