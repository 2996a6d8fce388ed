'use client'

import { useListQuery, useSelection } from '@payloadcms/ui'
import { createPortal } from 'react-dom'
import { UsesNotice } from './UsesNotice'
import { useQuestion } from './useQuestion'

/** The same in a list, of all that are selected. */
export function ListUses({ collectionSlug }: { collectionSlug: string }) {
  const { selectedIDs } = useSelection()
  const { data } = useListQuery()
  const question = useQuestion(['confirm-delete-many-docs', `unpublish-${collectionSlug}`])
  const known = new Set((data?.docs ?? []).map((doc) => String(doc.id)))
  const ids = selectedIDs.map(String).filter((id) => known.has(id))
  return question ? createPortal(<UsesNotice ids={ids} type={collectionSlug} />, question) : null
}
