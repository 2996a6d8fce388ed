'use client'

import { useDocumentInfo } from '@payloadcms/ui'
import { useMemo } from 'react'
import { createPortal } from 'react-dom'
import { useDialogContent } from '@/payload-patches/dialogContent/useDialogContent'
import { trashDialogSlug } from '../Trash/useTrashDocument'
import { PerformancesNotice, type EventAction } from './PerformancesNotice'

/** Shows how many performances are affected in the dialogs that confirm deleting or restoring an event. */
export function EventLife() {
  const { id } = useDocumentInfo()
  const trash = useDialogContent([trashDialogSlug(id), `delete-${id}`])
  const restore = useDialogContent([`restore-${id}`])
  const remove = useDialogContent([`perma-delete-${id}`])
  const ids = useMemo(() => (id ? [String(id)] : []), [id])
  const openDialog = (
    [
      ['delete', remove],
      ['restore', restore],
      ['trash', trash],
    ] satisfies [EventAction, Element | null][]
  ).find(([, dialog]) => dialog)
  return openDialog?.[1] && ids.length > 0
    ? createPortal(<PerformancesNotice ids={ids} question={openDialog[0]} />, openDialog[1])
    : null
}
