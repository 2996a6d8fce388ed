import type { BasePayload } from 'payload'
import { addAddresses, addSitemaps, countKind } from '../../database/sitemaps'
import type { OldWebsite } from '../../database/oldWebsites'
import { MAX_ADDRESS, MAX_SITEMAP_ADDRESSES, MAX_SITEMAP_DEPTH, MAX_SITEMAPS } from '../limits'
import { pathsOf } from './pathsOf'
import { readSitemap } from './readSitemap'

type Website = Pick<OldWebsite, 'address' | 'id' | 'tenantId'>

/**
 * Reads a sitemap, stores the old website's own addresses, and has the sitemaps read that it names.
 * @param depth how many sitemaps led to it
 * @returns false if there is more than is read
 * @throws SitemapRefused
 */
export async function storeSitemap(
  payload: BasePayload,
  website: Website,
  texts: AsyncIterable<string>,
  depth: number,
): Promise<boolean> {
  const named: string[] = []
  let count = await countKind({ payload }, website.id, 'address')
  let isWhole = true
  await readSitemap(texts, async (entries) => {
    const pages: string[] = []
    for (const { address, kind } of entries)
      if (kind === 'page') pages.push(address)
      // One more than is read tells that there were too many.
      else if (named.length <= MAX_SITEMAPS) named.push(address)
    const paths = pathsOf(pages, website.address)
    const stored = paths.slice(0, MAX_SITEMAP_ADDRESSES - count)
    await addAddresses({ payload }, website, stored, count)
    count += stored.length
    isWhole &&= stored.length === paths.length && named.length <= MAX_SITEMAPS
    return isWhole
  })
  return (await nameSitemaps(payload, website, named, depth + 1)) && isWhole
}

/** Has sitemaps read. @returns false if there are too many, or they are too deep */
export async function nameSitemaps(
  payload: BasePayload,
  website: Website,
  addresses: string[],
  depth: number,
): Promise<boolean> {
  const named = [...new Set(addresses)].filter((address) => address.length <= MAX_ADDRESS)
  if (named.length === 0) return true
  if (depth > MAX_SITEMAP_DEPTH) return false
  const room = Math.max(0, MAX_SITEMAPS - (await countKind({ payload }, website.id, 'sitemap')))
  await addSitemaps({ payload }, website, named.slice(0, room), depth)
  return named.length <= room
}
