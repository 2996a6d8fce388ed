'use client'

import { useRead } from '@/components/calls/useRead'

export interface SiteTag {
  /** Number of media documents with the tag. */
  count: number
  tag: string
}

/**
 * The tags of a site's media, most used first; empty until loaded.
 * @param turn reloads when it changes
 */
export const useSiteTags = (site: string | null, turn?: unknown): SiteTag[] =>
  useRead<{ tags: SiteTag[] }>(site ? `/media/tags?tenantId=${site}` : null, { keepsPrevious: true, revision: turn })
    .data?.tags ?? NONE

const NONE: SiteTag[] = []
