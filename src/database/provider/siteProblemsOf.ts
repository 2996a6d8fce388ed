import type { BasePayload } from 'payload'
import type { SiteProblem } from '../../lib/provider/siteProblem'

/**
 * Says what is wrong with the sites of the installation, for its provider. One statement for all sites: there may be
 * hundreds of them. What is mended is no longer there.
 */
export type SiteProblemsOf = (payload: BasePayload) => Promise<SiteProblem[]>
