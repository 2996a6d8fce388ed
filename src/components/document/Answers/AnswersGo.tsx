'use client'

import { useDocumentInfo } from '@payloadcms/ui'
import { useMemo } from 'react'
import { createPortal } from 'react-dom'
import { useSiteOnScreen } from '../../frame/Nav/frameOnScreen'
import { useDialogContent } from '../../../payload-patches/dialogContent/useDialogContent'
import { trashQuestion } from '../Trash/trashQuestion'
import { AnswersGoNotice } from './AnswersGoNotice'

/** Says how many answers a form has when it is asked whether it is to go. */
export function AnswersGo() {
  const { data, id, savedDocumentData } = useDocumentInfo()
  const site = useSiteOnScreen()
  const question = useDialogContent([trashQuestion(id), `delete-${id}`, `perma-delete-${id}`])
  const ids = useMemo(() => [String(id)], [id])
  const owner: unknown = savedDocumentData?.tenant ?? data?.tenant ?? site?.id
  return question && id && typeof owner === 'string'
    ? createPortal(<AnswersGoNotice ids={ids} tenantId={owner} />, question)
    : null
}
