import type { BasePayload } from 'payload'
import { callboardOf } from '../../../../access/registryOf'
import { isWithinTransaction } from '../../../../database/payloadWithin'
import { readFromPrimary } from '../../../../database/replicas/readFromReplica'
import { unwatchedTypes } from '../../../../database/website/watchedTables'
import { siteSettings } from '../../settings'

const watched = new WeakMap<BasePayload, Promise<boolean>>()

/** Things are kept where every change is noticed, unless they may never come to be. Looked at once in each process. */
export function mayKeep(payload: BasePayload): Promise<boolean> {
  if (siteSettings().PAGE_CACHE_MB === 0 || isWithinTransaction(payload)) return Promise.resolve(false)
  const known = watched.get(payload) ?? readFromPrimary(() => isWatched(payload))
  watched.set(payload, known)
  known.catch(() => watched.delete(payload))
  return known
}

async function isWatched(payload: BasePayload): Promise<boolean> {
  const missing = await unwatchedTypes(
    payload,
    callboardOf(payload).contentTypes.map(({ slug }) => slug),
  )
  if (missing.length > 0)
    payload.logger.warn({
      msg: 'Rendered pages are not cached: run `npm run migrate`, or call watch_content() in the database',
      tables: missing,
    })
  return missing.length === 0
}
