'use client'

import { useRef, useState } from 'react'
import { useChangesOf } from '@/components/calls/changes/useChangesOf'
import { CallError } from '@/components/calls/CallError'
import { useCall } from '@/components/calls/useCall'
import type { SidebarCounts } from '@/database/navigation/sidebarCounts'
import type { FrameData } from '../navigation/frameOf'

/** The counts of the sidebar: those that came with the page, until something changes in the site. */
export function useLiveCounts({ counts, sections, tenant }: FrameData): SidebarCounts {
  const call = useCall()
  const newest = useRef(0)
  const [read, setRead] = useState<{ after: SidebarCounts; counts: SidebarCounts } | null>(null)
  const collections = sections.flatMap(({ links }) => links.flatMap(({ collection }) => collection ?? []))

  async function reload(): Promise<void> {
    if (!tenant) return
    const number = ++newest.current
    try {
      const now = await call<SidebarCounts>('/sidebar-counts', { query: { tenantId: tenant.id } })
      if (number === newest.current) setRead({ after: counts, counts: now })
    } catch (error) {
      // The counts on screen stay until the next change.
      if (!(error instanceof CallError)) throw error
    }
  }

  useChangesOf(tenant ? [...collections, 'form-submissions'] : [], () => void reload())
  return read?.after === counts ? read.counts : counts
}
