import { siteMessages } from '../../words/siteWords'
import { keptPage } from '../cache/keptPage'
import { renderPage, type RenderOptions } from '../renderPage'
import { linksStayOn } from '../html/html'
import type { Reader } from '../read/Reader'
import type { Content } from '../View'
import { htmlAnswer } from './html'

/** Stands for every address with nothing at it: the page is the same for all of them. */
const ADDRESS = new URL('http://site/-/404')

/**
 * Says that there is nothing at an address, with the ways through the site around it.
 * @param preview the site is shown with a theme to be looked at
 */
export async function nothingHere(
  reader: Reader,
  request: Request,
  preview?: RenderOptions & { origin: string },
): Promise<Response> {
  const { language, site } = reader
  const words = siteMessages(language, site.defaultLanguage)
  const content: Content = {
    notice: { text: words.notFoundText, title: words.notFoundTitle },
    path: '/',
    sources: [],
    template: '404',
    title: words.notFoundTitle,
  }
  const draw = () => renderPage(reader, content, preview)
  const page = preview || site.gate ? await draw() : await keptPage(reader, ADDRESS, draw)
  // It is drawn from what is there for every page.
  if (typeof page === 'string') throw new Error('There is always a page that says that there is nothing')
  return htmlAnswer('html' in page ? page.html : page.body, {
    headers: { 'X-Robots-Tag': 'noindex' },
    needed: page.needed,
    request,
    ...(preview && { rewrite: (html: string) => linksStayOn(html, preview.origin, site) }),
    site,
    status: 404,
  })
}
