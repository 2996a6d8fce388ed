'use client'

import { useDocumentInfo, useEditDepth } from '@payloadcms/ui'
import { AnnounceLink } from './AnnounceLink'

/** Links a saved venue to what can happen there. */
export function VenueLink() {
  const { id, isTrashed } = useDocumentInfo()
  const isInDrawer = useEditDepth() > 1
  return id && !isTrashed && !isInDrawer ? <AnnounceLink about={{ venue: String(id) }} /> : null
}
