'use client'

import { useAuth, useListDrawerContext, useSelection } from '@payloadcms/ui'
import { useState } from 'react'
import { createPortal } from 'react-dom'
import { useRead } from '../../../components/calls/useRead'
import { useMoreActions } from '../../../components/document/BulkActions/useMoreActions'
import { useIsTrash } from '../../../components/document/TrashList/useIsTrash'
import { useMatching } from '../../../components/document/WholeList/useMatching'
import { useSelected } from '../../../components/document/WholeList/useSelected'
import { useSiteOnScreen } from '../../../components/frame/Nav/frameOnScreen'
import { Button } from '../../../components/ui/Button/Button'
import { useMessages } from '../../../components/ui/useMessages'
import type { ReleaseSummary } from '../lib/describe'
import { isOpenState } from '../lib/states'
import { AddDialog } from './AddDialog'

/** Adds all that are selected in a list to a release. */
export function AddSelected({ type }: { type: string }) {
  const t = useMessages()
  const { permissions } = useAuth()
  const { isInDrawer } = useListDrawerContext()
  const site = useSiteOnScreen()
  const isTrash = useIsTrash()
  const place = useMoreActions()
  const [isOpen, setOpen] = useState(false)
  if (isInDrawer || isTrash || !site || !place || !permissions?.collections?.[type]?.update) return null
  return (
    <>
      {createPortal(
        <Button variant="quiet" onClick={() => setOpen(true)}>
          {t('releaseAddThis')}
        </Button>,
        place,
      )}
      {isOpen && <AddMany onClose={() => setOpen(false)} tenantId={site.id} type={type} />}
    </>
  )
}

interface Answer {
  mayMake: boolean
  releases: ReleaseSummary[]
}

function AddMany({ onClose, tenantId, type }: { onClose: () => void; tenantId: string; type: string }) {
  const t = useMessages()
  const { toggleAll } = useSelection()
  const matching = useMatching(type, useSelected(type))
  const { data, error } = useRead<Answer>(`/releases?tenantId=${tenantId}`)
  const isTooMany = matching !== null && matching.total > matching.ids.length
  const places = data &&
    matching && { mayMake: data.mayMake, open: data.releases.filter(({ state }) => isOpenState(state)) }
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
