import { LRUCache } from 'lru-cache'
import { oncePerProcess } from '../../../../lib/process/oncePerProcess'
import type { Reader } from '../read/Reader'
import { mayKeep } from './isWatched'

/** What stands on every page of a site, for so many sites and languages. */
const MOST = 2_000

const facts = () => oncePerProcess('siteFacts', () => new LRUCache<string, Promise<unknown>>({ max: MOST }))

/**
 * Reads what many pages of a site have in common once for each version of the site. The version was read before: what
 * changes in between makes another one.
 * @param name of what is read, with whatever else it depends on
 */
export async function siteFact<Fact>(
  { payload, site }: Pick<Reader, 'payload' | 'site'>,
  name: string,
  read: () => Promise<Fact>,
): Promise<Fact> {
  if (!(await mayKeep(payload))) return read()
  const key = JSON.stringify([site.id, site.version, name])
  const known = facts().get(key) as Promise<Fact> | undefined
  if (known) return known
  const reading = read()
  facts().set(key, reading)
  reading.catch(() => facts().delete(key))
  return reading
}
