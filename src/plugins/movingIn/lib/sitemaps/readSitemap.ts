import { SaxesParser } from 'saxes'
import { inPieces } from '../export/inPieces'
import { MAX_ADDRESS } from '../limits'

/** A file that is no sitemap, or one that nobody should read. */
export class SitemapRefused extends Error {
  override name = 'SitemapRefused'
}

/** More characters than this between two tags are no sitemap. */
const MAX_BETWEEN_TAGS = 1024 * 1024

/** Elements within each other. Addresses of pages stand in the third, those of films in the fifth. */
const MAX_DEPTH = 8

/** An address in a sitemap: of a page, or of a further sitemap. */
export interface SitemapEntry {
  address: string
  kind: 'page' | 'sitemap'
}

/**
 * Reads a sitemap as a stream, or a list of sitemaps. What stands before a damage counts.
 * @param onEntries receives the addresses in their order; returns false to stop
 * @throws SitemapRefused if it is none, declares entities, or is nested deeper than any sitemap
 */
export async function readSitemap(
  texts: AsyncIterable<string>,
  onEntries: (entries: SitemapEntry[]) => Promise<boolean>,
): Promise<void> {
  const parser = new SaxesParser({ fragment: false, position: false })
  const path: string[] = []
  const found: SitemapEntry[] = []
  let [address, since, read]: [string | null, number, number] = [null, 0, 0]
  let failure: Error | null = null
  let isSitemap = false

  parser.on('doctype', () => {
    throw new SitemapRefused('The sitemap declares a document type.')
  })
  parser.on('error', (error) => {
    failure = error
    throw error
  })
  parser.on('opentag', ({ name }) => {
    since = read
    path.push(withoutPrefix(name))
    if (path.length > MAX_DEPTH) throw new SitemapRefused('The sitemap is nested too deep.')
    if (path.length === 1) {
      if (path[0] !== 'urlset' && path[0] !== 'sitemapindex')
        throw new SitemapRefused(`The file begins with <${name.slice(0, 40)}>.`)
      isSitemap = true
    }
    // The addresses of pictures and films stand deeper.
    if (path.length === 3 && path[2] === 'loc') address = ''
  })
  const add = (text: string) => {
    if (address !== null && address.length <= MAX_ADDRESS) address += text
  }
  parser.on('text', add)
  parser.on('cdata', add)
  parser.on('closetag', () => {
    since = read
    if (path.length === 3 && address !== null) {
      const text = address.trim()
      if (text && text.length <= MAX_ADDRESS)
        found.push({ address: text, kind: path[0] === 'urlset' ? 'page' : 'sitemap' })
      address = null
    }
    path.pop()
  })

  for await (const piece of inPieces(texts)) {
    read += piece.length
    try {
      parser.write(piece)
    } catch (error) {
      if (error !== failure) throw error
    }
    if (read - since > MAX_BETWEEN_TAGS) throw new SitemapRefused('The sitemap has too long a text.')
    if (found.length > 0 && !(await onEntries(found.splice(0)))) return
    if (failure) break
  }
  if (!isSitemap) throw new SitemapRefused('The file is no sitemap.')
}

const withoutPrefix = (name: string): string => name.slice(name.indexOf(':') + 1)
