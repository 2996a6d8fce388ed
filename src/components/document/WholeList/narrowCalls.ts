import { narrowedQuery, type Condition } from '../../../lib/lists/narrowedQuery'
import type { Interceptor } from '../../../payload-patches/fetch/interceptFetch'

/**
 * Adds conditions to calls that change or delete many documents of a collection; all others go as they are.
 * @param path of the collection in the REST API
 */
export const narrowCalls =
  (path: string, conditions: Condition[]): Interceptor =>
  (input, init, send) => {
    const isChange = typeof input === 'string' && /^(?:delete|patch)$/i.test(init?.method ?? '')
    const address = isChange ? new URL(input, window.location.href) : null
    if (address?.pathname !== path) return send(input, init)
    address.search = narrowedQuery(address.search, conditions)
    return send(address, init)
  }
