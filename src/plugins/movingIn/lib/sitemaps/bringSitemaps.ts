import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import { listItems, writeItem, type Item } from '../../database/items'
import { FIRST_SITEMAP } from '../../database/sitemaps'
import type { Bringing } from '../bring/Bringing'
import { assertLasting } from '../bring/failures'
import { FetchFailed } from '../bring/fetchFile'
import { decodeXml } from '../export/decodeXml'
import { ExportRefused } from '../export/problems'
import { MAX_SITEMAP_BYTES } from '../limits'
import { SitemapRefused } from './readSitemap'
import { nameSitemaps, storeSitemap } from './storeSitemap'

const unzipped = promisify(gunzip)

/** Where websites have their sitemap: WordPress itself, its common plugins, and everybody else. */
const USUAL_PLACES = ['wp-sitemap.xml', 'sitemap_index.xml', 'sitemap.xml']

/**
 * Fetches the sitemaps that are waiting, and those that they name, until the turn is over. Each is read once, so that
 * those that name each other come to an end.
 * @returns whether nothing is left
 */
export async function bringSitemaps(bringing: Bringing, isOver: () => boolean): Promise<boolean> {
  const { files, payload, website } = bringing
  for (;;) {
    const [item] = await listItems({ payload }, website.id, { kinds: ['sitemap'], limit: 1, states: ['waiting'] })
    if (!item) return true
    if (isOver()) return false
    const before = files.spent()
    const { detail, problem } = await bringSitemap(bringing, item)
    const data = files.noteOn(item.data, before)
    await writeItem({ payload }, item.id, { data, detail, problem, state: problem ? 'failed' : 'read' })
  }
}

interface Outcome {
  detail: string | null
  problem: string | null
}

async function bringSitemap(bringing: Bringing, item: Item): Promise<Outcome> {
  try {
    const isWhole = item.oldId === FIRST_SITEMAP ? await findFirst(bringing) : await fetchSitemap(bringing, item)
    return { detail: null, problem: isWhole ? null : 'sitemapCut' }
  } catch (error) {
    if (error instanceof FetchFailed) return { detail: error.detail, problem: error.problem }
    if (error instanceof SitemapRefused || error instanceof ExportRefused)
      return { detail: null, problem: 'sitemapRefused' }
    assertLasting(error)
    return { detail: null, problem: 'refused' }
  }
}

/** Finds the sitemaps that `robots.txt` names, else one where websites have theirs. */
async function findFirst({ files, payload, website }: Bringing): Promise<boolean> {
  if (!website.address) return true
  // A website can lie in a folder of its host.
  const folder = website.address.replace(/\/?$/, '/')
  const at = (path: string): string => new URL(path, folder).href
  const robots = (await takeIfThere(files, at('/robots.txt'))) ?? Buffer.alloc(0)
  const named = [
    ...robots
      .subarray(0, 500_000)
      .toString()
      .matchAll(/^[ \t]*sitemap[ \t]*:[ \t]*(https?:\/\/\S+)/gim),
  ]
  const addresses = named.map(([, address = '']) => address)
  if (addresses.length > 0) return nameSitemaps(payload, website, addresses, 0)
  for (const place of USUAL_PLACES)
    if (await takeIfThere(files, at(place))) return nameSitemaps(payload, website, [at(place)], 0)
  throw new FetchFailed('fetchGone', new URL(website.address).hostname)
}

/** @returns null if nothing is there; a host that cannot be asked is asked no more */
async function takeIfThere(files: Bringing['files'], address: string): Promise<Buffer | null> {
  try {
    return await files.take(address)
  } catch (error) {
    if (error instanceof FetchFailed && error.problem === 'fetchGone') return null
    throw error
  }
}

/** @returns false if there is more than is read */
async function fetchSitemap({ files, payload, website }: Bringing, { data }: Item): Promise<boolean> {
  const { file = '', order: depth = 0 } = data
  const bytes = await files.take(file)
  const isPacked = bytes[0] === 0x1f && bytes[1] === 0x8b
  const plain = isPacked ? await unzipped(bytes, { maxOutputLength: MAX_SITEMAP_BYTES }).catch(refuse) : bytes
  return storeSitemap(payload, website, decodeXml(whole(plain)), depth)
}

const refuse = (): never => {
  throw new SitemapRefused('The sitemap cannot be unpacked.')
}

async function* whole(bytes: Buffer): AsyncGenerator<Uint8Array> {
  yield await Promise.resolve(bytes)
}
