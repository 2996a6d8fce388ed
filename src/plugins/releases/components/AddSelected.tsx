'use client'

import { useAuth, useListDrawerContext, useSelection } from '@payloadcms/ui'
import { useState } from 'react'
import { createPortal } from 'react-dom'
import { Button, useMessages, useRead, useSiteOnScreen } from '@/exports/client'
import { useMoreActions } from '@/components/document/BulkActions/useMoreActions'
import { useIsTrash } from '@/components/document/TrashList/TrashList'
import { useMatching } from '@/components/document/WholeList/useMatching'
import { useSelected } from '@/components/document/WholeList/useWholeList'
import type { ReleaseSummary } from '../lib/describe'
import { AddDialog } from './AddDialog'

/** Adds the documents selected in a list to a release. */
export function AddSelected({ type }: { type: string }) {
  const t = useMessages()
  const { permissions } = useAuth()
  const { isInDrawer } = useListDrawerContext()
  const site = useSiteOnScreen()
  const isTrash = useIsTrash()
  const container = useMoreActions()
  const [isOpen, setOpen] = useState(false)
  if (isInDrawer || isTrash || !site || !container || !permissions?.collections?.[type]?.update) return null
  return (
    <>
      {createPortal(
        <Button variant="quiet" onClick={() => setOpen(true)}>
          {t('releaseAddThis')}
        </Button>,
        container,
      )}
      {isOpen && <AddSelectedDialog onClose={() => setOpen(false)} tenantId={site.id} type={type} />}
    </>
  )
}

interface ReleasesResponse {
  mayMake: boolean
  releases: ReleaseSummary[]
}

function AddSelectedDialog({ onClose, tenantId, type }: { onClose: () => void; tenantId: string; type: string }) {
  const t = useMessages()
  const { toggleAll } = useSelection()
  const matching = useMatching(type, useSelected(type))
  const { data, error } = useRead<ReleasesResponse>(`/releases?state=open&tenantId=${tenantId}`)
  const isTooMany = matching !== null && matching.total > matching.ids.length
  const places = data && matching && { mayMake: data.mayMake, open: data.releases }
  return (
    <AddDialog
      documents={(matching?.ids ?? []).map((id) => ({ collection: type, id }))}
      onClose={onClose}
      onDone={() => toggleAll()}
      places={places ?? null}
      problem={error?.message ?? (isTooMany ? t('releaseMostDocuments', { count: matching.ids.length }) : null)}
    />
  )
}
