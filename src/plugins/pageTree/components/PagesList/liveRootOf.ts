import type { PayloadRequest } from 'payload'
import type { TenantSummary } from '../../../../access/person'

/**
 * Where visitors find the site, without a slash at its end: what "View live" of a page leads to, with the page's address
 * behind it.
 * @returns null where that is not known; the entry is not offered then
 */
export const liveRootOf = async (_req: PayloadRequest, _site: TenantSummary): Promise<string | null> => null
