'use client'

import { useDocumentInfo } from '@payloadcms/ui'
import { useMemo } from 'react'
import { createPortal } from 'react-dom'
import { useSiteOnScreen } from '@/components/frame/Nav/frameOnScreen'
import { useDialogContent } from '@/payload-patches/dialogContent/useDialogContent'
import { trashDialogSlug } from '../Trash/useTrashDocument'
import { AnswersGoNotice } from './AnswersGoNotice'

/** Shows the number of a form's submissions in the dialog that confirms its deletion. */
export function AnswersGo() {
  const { data, id, savedDocumentData } = useDocumentInfo()
  const site = useSiteOnScreen()
  const dialog = useDialogContent([trashDialogSlug(id), `delete-${id}`, `perma-delete-${id}`])
  const ids = useMemo(() => [String(id)], [id])
  const owner: unknown = savedDocumentData?.tenant ?? data?.tenant ?? site?.id
  return dialog && id && typeof owner === 'string'
    ? createPortal(<AnswersGoNotice ids={ids} tenantId={owner} />, dialog)
    : null
}
