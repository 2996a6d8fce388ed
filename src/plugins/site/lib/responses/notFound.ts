import { siteMessages } from '../siteMessages'
import { cachedPage } from '../cache/cachedPage'
import { renderPage, type RenderOptions } from '../renderPage'
import { rewriteLinks } from '../html/rewriteLinks'
import type { Reader } from '../read/Reader'
import type { Content } from '../View'
import { htmlResponse } from './html'

/** Cache key shared by all missing addresses: their page is the same. */
const ADDRESS = new URL('http://site/-/404')

/** Builds the page for addresses with nothing at them. */
export function notFoundContent({ language, site }: Reader): Content {
  const messages = siteMessages(language, site.defaultLanguage)
  return {
    notice: { text: messages.notFoundText, title: messages.notFoundTitle },
    path: '/',
    sources: [],
    template: '404',
    title: messages.notFoundTitle,
  }
}

/**
 * Serves the 404 page, including the site's navigation.
 * @param preview options of a preview with another theme
 */
export async function notFoundResponse(
  reader: Reader,
  request: Request,
  preview?: RenderOptions & { origin: string },
): Promise<Response> {
  const { site } = reader
  const content = notFoundContent(reader)
  const render = () => renderPage(reader, content, preview)
  const page = preview || site.gate ? await render() : await cachedPage(reader, ADDRESS, render)
  // The content is always available, so rendering cannot miss.
  if (typeof page === 'string')
    throw new Error('The 404 page was not rendered: renderPage must always return a page for it')
  return htmlResponse('html' in page ? page.html : page.body, {
    headers: { 'X-Robots-Tag': 'noindex' },
    needed: page.needed,
    request,
    ...(preview && { rewrite: (html: string) => rewriteLinks(html, preview.origin, site) }),
    site,
    status: 404,
  })
}
