'use client'

import { useRead } from '../../../../components/calls/useRead'

export interface SiteTag {
  /** Media that have it. */
  count: number
  tag: string
}

/**
 * The tags of a site's media, those that most have first; none until they are known.
 * @param turn asks again whenever it is another one
 */
export const useSiteTags = (site: string | null, turn?: unknown): SiteTag[] =>
  useRead<{ tags: SiteTag[] }>(site ? `/media/tags?tenantId=${site}` : null, { keepsLast: true, revision: turn }).data
    ?.tags ?? NONE

const NONE: SiteTag[] = []
