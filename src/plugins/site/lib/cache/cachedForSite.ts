import { LRUCache } from 'lru-cache'
import { oncePerProcess } from '@/lib/process/oncePerProcess'
import type { Reader } from '../read/Reader'
import { canCache } from './cachedPage'

/** Maximum number of cached site values. */
const MAX_FACTS = 2_000

/** Read once for all bundles. */
const facts = () => oncePerProcess('siteFacts', () => new LRUCache<string, Promise<unknown>>({ max: MAX_FACTS }))

/**
 * Caches a value shared by many pages of a site, once per version of the site. The version was read before the value,
 * so a change in between leads to a new version and a new entry.
 * @param name of the value, including everything else it depends on
 */
export async function cachedForSite<Fact>(
  { payload, site }: Pick<Reader, 'payload' | 'site'>,
  name: string,
  read: () => Promise<Fact>,
): Promise<Fact> {
  if (!(await canCache(payload))) return read()
  const key = JSON.stringify([site.id, site.version, name])
  const cached = facts().get(key) as Promise<Fact> | undefined
  if (cached) return cached
  const pending = read()
  facts().set(key, pending)
  pending.catch(() => facts().delete(key))
  return pending
}
