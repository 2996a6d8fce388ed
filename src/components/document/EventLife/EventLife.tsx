'use client'

import { useDocumentInfo } from '@payloadcms/ui'
import { useMemo } from 'react'
import { createPortal } from 'react-dom'
import { useDialogContent } from '../../../payload-patches/dialogContent/useDialogContent'
import { trashQuestion } from '../Trash/trashQuestion'
import { PerformancesNotice, type Question } from './PerformancesNotice'

/** Says how many performances go along when it is asked whether an event is to go, or to come back. */
export function EventLife() {
  const { id } = useDocumentInfo()
  const trash = useDialogContent([trashQuestion(id), `delete-${id}`])
  const restore = useDialogContent([`restore-${id}`])
  const remove = useDialogContent([`perma-delete-${id}`])
  const ids = useMemo(() => (id ? [String(id)] : []), [id])
  const open = (
    [
      ['delete', remove],
      ['restore', restore],
      ['trash', trash],
    ] satisfies [Question, Element | null][]
  ).find(([, question]) => question)
  return open?.[1] && ids.length > 0 ? createPortal(<PerformancesNotice ids={ids} question={open[0]} />, open[1]) : null
}
