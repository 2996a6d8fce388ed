import type { BasePayload } from 'payload'
import type { SiteProblem } from '../../lib/provider/siteProblem'

/**
 * Finds problems of tenants for the provider, in one statement for all tenants, since there may be hundreds. Resolved
 * problems are no longer returned.
 */
export type SiteProblemsOf = (payload: BasePayload) => Promise<SiteProblem[]>
