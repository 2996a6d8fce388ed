import type { CompiledTheme } from '../../engine/CompiledTheme'
import { siteWords } from '../../words/siteWords'
import { keptPage } from '../cache/keptPage'
import { drawPage } from '../drawPage'
import type { Reader } from '../read/Reader'
import type { Content } from '../View'
import { htmlAnswer } from './html'

/** Stands for every address with nothing at it: the page is the same for all of them. */
const ADDRESS = new URL('http://site/-/404')

/**
 * Says that there is nothing at an address, with the ways through the site around it.
 * @param theme in place of the site's own
 */
export async function nothingHere(reader: Reader, request: Request, theme?: CompiledTheme): Promise<Response> {
  const { language, site } = reader
  const words = siteWords(language, site.defaultLanguage)
  const content: Content = { notice: { text: words.notFoundText, title: words.notFoundTitle }, path: '/', sources: [], template: '404', title: words.notFoundTitle }
  const draw = () => drawPage(reader, content, theme && { theme })
  const page = theme || site.gate ? await draw() : await keptPage(reader, ADDRESS, draw)
  // It is drawn from what is there for every page.
  if (typeof page === 'string') throw new Error('There is always a page that says that there is nothing')
  return htmlAnswer('html' in page ? page.html : page.body, { headers: { 'X-Robots-Tag': 'noindex' }, needed: page.needed, request, site, status: 404 })
}
