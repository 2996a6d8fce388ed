import { isRecord } from '@/lib/values'
import { safeHref } from '@/lib/site/addresses'

/** Names such as `programme.pdf` look like host names, but are files on somebody's computer. */
const FILE_NAME = /\.(?:csv|docx?|gif|html?|jpe?g|odt|pdf|png|pptx?|rtf|svg|txt|xlsx?)$/i

const HOST = String.raw`(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+\p{L}[\p{L}\p{N}-]*\p{L}`
const HOST_ADDRESS = new RegExp(String.raw`^${HOST}(?::\d{1,5})?(?:[/?#]\S*)?$`, 'u')
const EMAIL = new RegExp(String.raw`^[^\s@/:?#]+@${HOST}$`, 'u')

/** Chats and mail programs add characters that nobody sees to what is copied from them. */
const UNSEEN = /[\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g

/**
 * Completes a link target that a person typed or pasted: spaces around it and what nobody sees are removed, wrapped
 * addresses unwrapped, spaces in it encoded, and missing schemes added. Anything else is returned as it is;
 * `isTextAddress` decides whether it is valid.
 * @example completeAddress('www.example.org/book') // 'https://www.example.org/book'
 */
export function completeAddress(address: string): string {
  const text = withoutSpaces(unwrapAddress(address.replace(UNSEEN, '').trim()))
  if (/^\/\/[^/]/.test(text) && HOST_ADDRESS.test(text.slice(2))) return `https:${text}`
  if (EMAIL.test(text)) return `mailto:${text}`
  return HOST_ADDRESS.test(text) && !FILE_NAME.test(text) ? `https://${text}` : text
}

/** Telephone numbers are written in groups. Behind the host of a web address, and in the subject of a mail, spaces count. */
const withoutSpaces = (text: string): string =>
  /^tel:/i.test(text)
    ? text.replace(/[ \u00a0\u202f]+/g, '')
    : /^(?:https?:\/\/[^\s/?#]+[/?#]|mailto:[^\s?]+\?)/i.test(text)
      ? text.replace(/[ \u00a0]/g, '%20')
      : text

/** Whether a link leads somewhere: a path or anchor of the site, a web address with a host, `mailto:` or `tel:`. */
export function isTextAddress(address: unknown): boolean {
  const href = safeHref(address)
  if (!href || /\s/.test(href)) return false
  return /^[/?#]/.test(href) || (URL.canParse(href) && !/^(?:https?:\/\/|mailto:|tel:)$/i.test(href))
}

/** Services that wrap links to count clicks or to check them, with the parameter that holds the target. */
const WRAPPERS: { host: RegExp; path: RegExp; parameters: string[] }[] = [
  { host: /^(?:www\.)?google\.[a-z.]+$/, parameters: ['q', 'url'], path: /^\/url$/ },
  { host: /\.safelinks\.protection\.outlook\.com$/, parameters: ['url'], path: /^\// },
  { host: /^lm?\.facebook\.com$/, parameters: ['u'], path: /^\/l\.php$/ },
]

/** At most as many wrappers around one address: a mail may have been forwarded several times. */
const MAX_WRAPPERS = 5

/** The target of a link that Google Docs, Gmail, Outlook or Facebook has wrapped. Other addresses stay as they are. */
function unwrapAddress(address: string): string {
  let text = address
  for (let step = 0; step < MAX_WRAPPERS; step++) {
    const inner = wrappedIn(text)
    if (!inner) return text
    text = inner
  }
  return text
}

function wrappedIn(address: string): string | undefined {
  if (!/^https?:\/\//i.test(address) || !URL.canParse(address)) return undefined
  const { hostname, pathname, searchParams } = new URL(address)
  const wrapper = WRAPPERS.find(({ host, path }) => host.test(hostname) && path.test(pathname))
  return wrapper?.parameters
    .map((name) => searchParams.get(name) ?? '')
    .find((target) => /^(?:https?:\/\/|mailto:|tel:)/i.test(target))
}

/** Link nodes that lead to a typed address, not to a document. */
export const isAddressLink = (node: Record<string, unknown>): boolean =>
  (node.type === 'link' || node.type === 'autolink') && !(isRecord(node.fields) && node.fields.linkType === 'internal')
