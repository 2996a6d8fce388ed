import { siteMessages, type SiteMessages } from '../siteMessages'
import type { Site } from '../Site'
import { renderPlain } from '../renderPlain'
import { htmlResponse } from './html'

const RETRY_SECONDS = 3600

type NoticeKind = 'closed' | 'ended' | 'gone' | 'notFound' | 'often' | 'unavailable'

const KINDS: Record<
  NoticeKind,
  { headers?: Record<string, string>; status: number; text: keyof SiteMessages; title: keyof SiteMessages }
> = {
  closed: { headers: { 'Retry-After': String(RETRY_SECONDS) }, status: 503, text: 'closedText', title: 'closedTitle' },
  ended: { headers: { 'Referrer-Policy': 'no-referrer' }, status: 410, text: 'endedText', title: 'endedTitle' },
  gone: { status: 410, text: 'gone', title: 'goneTitle' },
  notFound: { status: 404, text: 'notFoundText', title: 'notFoundTitle' },
  often: { headers: { 'Retry-After': '60' }, status: 429, text: 'searchOften', title: 'search' },
  unavailable: { headers: { 'Retry-After': '2' }, status: 503, text: 'unavailableText', title: 'unavailableTitle' },
}

/**
 * Serves a page with a single message that explains why nothing else is shown. It does not repeat the requested
 * address.
 */
export function noticeResponse(
  kind: NoticeKind,
  request: Request,
  site: Site | null = null,
  language = site?.defaultLanguage ?? 'en',
): Response {
  const { headers, status, text, title } = KINDS[kind]
  const messages = siteMessages(language, site?.defaultLanguage)
  const name = kind === 'notFound' || kind === 'ended' || kind === 'often' ? site?.name : undefined
  const { html } = renderPlain({
    language,
    name: name ?? '',
    notice: { text: messages[text], title: messages[title] },
    site,
    template: 'notice',
  })
  return htmlResponse(html, { headers: { 'X-Robots-Tag': 'noindex', ...headers }, request, site: null, status })
}
