/** Longer ones are made up. */
const LONGEST = 200

/** Endings of pages. Anything else with an ending is a file, or a script that somebody tries. */
const PAGE_ENDINGS = /\.(?:aspx|html?)$/i

/** What programs try on every site. */
const PROBES =
  /^(?:wp(?:-.*)?|wordpress|cgi-bin|phpmyadmin|xmlrpc|vendor|actuator|admin|administrator|api|graphql|login|owa|solr|telescope|boaform|hnap1)$/i

/** Keys and numbers of somebody's own: links in mails, sessions. */
const TOKEN = /^(?=.*\d)[0-9a-z_=]{20,}$|^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** May the path be an old address of a page that somebody has followed? It is kept; what may be of one person is not. */
export function isWorthCounting(path: string, headers: Headers): boolean {
  // What is no page, or is fetched in case it is wanted.
  if (
    ![null, 'document'].includes(headers.get('Sec-Fetch-Dest')) ||
    /prefetch|prerender/.test(headers.get('Sec-Purpose') ?? headers.get('Purpose') ?? '')
  )
    return false
  // As a redirect takes it.
  if (path === '/' || path.length > LONGEST || !/^\/[^\s?#\p{C}\\<>"'`{}|^]*$/u.test(path)) return false
  const parts = path.split('/').filter(Boolean)
  const last = parts.at(-1) ?? ''
  if (/\.\w+$/.test(last) && !PAGE_ENDINGS.test(last)) return false
  return (
    parts[0] !== '-' &&
    !parts.some((part) => part.startsWith('.') || part.includes('@') || PROBES.test(part) || TOKEN.test(part))
  )
}
