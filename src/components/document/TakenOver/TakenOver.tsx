'use client'

import { useDocumentInfo } from '@payloadcms/ui'
import { createPortal } from 'react-dom'
import { useWords } from '../../ui/useWords'
import { useDialogContent } from '../../../payload-patches/dialogContent/useDialogContent'

/** Says who has taken the document over: Payload's dialog speaks of "another user". */
export function TakenOver() {
  const t = useWords()
  const { currentEditor } = useDocumentInfo()
  const dialog = useDialogContent(['document-take-over'])
  const person = typeof currentEditor === 'object' ? currentEditor?.email : null
  return dialog && person ? createPortal(<p>{t('editingTakenOverBy', { person })}</p>, dialog) : null
}
