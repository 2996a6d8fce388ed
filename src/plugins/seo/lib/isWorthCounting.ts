/** Maximum length of a plausible path. */
const MAX_LENGTH = 200

/** Extensions of pages. Paths with any other extension are files or probes for scripts. */
const PAGE_ENDINGS = /\.(?:aspx|html?)$/i

/** Paths that bots probe on every site. */
const PROBES =
  /^(?:wp(?:-.*)?|wordpress|cgi-bin|phpmyadmin|xmlrpc|vendor|actuator|admin|administrator|api|graphql|login|owa|solr|telescope|boaform|hnap1)$/i

/** Personal tokens, such as session ids or keys in links from emails. */
const TOKEN = /^(?=.*\d)[0-9a-z_=]{20,}$|^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** Whether the path may be the old address of a page. Paths that may contain personal data are never stored. */
export function isWorthCounting(path: string, headers: Headers): boolean {
  // Not a page navigation, or only a prefetch.
  if (
    ![null, 'document'].includes(headers.get('Sec-Fetch-Dest')) ||
    /prefetch|prerender/.test(headers.get('Sec-Purpose') ?? headers.get('Purpose') ?? '')
  )
    return false
  // The same characters that a redirect accepts.
  if (path === '/' || path.length > MAX_LENGTH || !/^\/[^\s?#\p{C}\\<>"'`{}|^]*$/u.test(path)) return false
  const parts = path.split('/').filter(Boolean)
  const last = parts.at(-1) ?? ''
  if (/\.\w+$/.test(last) && !PAGE_ENDINGS.test(last)) return false
  return (
    parts[0] !== '-' &&
    !parts.some((part) => part.startsWith('.') || part.includes('@') || PROBES.test(part) || TOKEN.test(part))
  )
}
