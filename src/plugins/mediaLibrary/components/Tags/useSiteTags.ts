'use client'

import { useRead } from '@/exports/client'

export interface SiteTag {
  /** Number of media documents with the tag. */
  count: number
  tag: string
}

/**
 * The tags of a site's media, most used first; empty until loaded.
 * @param turn reloads when it changes
 */
export function useSiteTags(site: string | null, turn?: unknown): { isLoaded: boolean; tags: SiteTag[] } {
  const { data, error } = useRead<{ tags: SiteTag[] }>(site ? `/media/tags?tenantId=${site}` : null, {
    keepsPrevious: true,
    revision: turn,
  })
  return { isLoaded: !site || data !== null || error !== null, tags: data?.tags ?? NONE }
}

const NONE: SiteTag[] = []
