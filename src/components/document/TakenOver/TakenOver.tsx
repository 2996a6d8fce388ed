'use client'

import { useDocumentInfo } from '@payloadcms/ui'
import { createPortal } from 'react-dom'
import { useMessages } from '@/components/ui/useMessages'
import { useDialogContent } from '@/payload-patches/dialogContent/useDialogContent'

/** Names the user who has taken the document over: Payload's dialog only says "another user". */
export function TakenOver() {
  const t = useMessages()
  const { currentEditor } = useDocumentInfo()
  const dialog = useDialogContent(['document-take-over'])
  const person = typeof currentEditor === 'object' ? currentEditor?.email : null
  return dialog && person ? createPortal(<p>{t('editingTakenOverBy', { person })}</p>, dialog) : null
}
