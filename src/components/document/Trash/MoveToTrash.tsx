'use client'

import { ConfirmationModal, PopupList, useDocumentInfo, useDocumentTitle, useEditDepth, useModal } from '@payloadcms/ui'
import { useWords } from '../../ui/useWords'
import { trashQuestion } from './trashQuestion'
import { useTrashDocument } from './useTrashDocument'

/**
 * In the menu of a document, in the place of Payload's entry: to the trash at once, with Undo. Where something else is
 * concerned a question comes first. In drawers, which have a way of their own to go on, Payload's stays.
 */
export function MoveToTrash() {
  const t = useWords()
  const isInDrawer = useEditDepth() > 1
  const { openModal } = useModal()
  const { title } = useDocumentTitle()
  const { hasTrashPermission, id, isTrashed } = useDocumentInfo()
  const { needsAsking, trash } = useTrashDocument()
  if (!id || !hasTrashPermission || isTrashed || isInDrawer) return null
  const question = trashQuestion(id)
  return (
    <>
      <PopupList.Button
        id="action-trash"
        onClick={() => void needsAsking().then((isAsked) => (isAsked ? openModal(question) : trash()))}
      >
        {t('trashMove')}
      </PopupList.Button>
      <ConfirmationModal
        body={<p>{t('trashHelp')}</p>}
        confirmLabel={t('trashMove')}
        confirmingLabel={t('trashMoving')}
        heading={t('trashTitle', { title })}
        modalSlug={question}
        onConfirm={trash}
      />
    </>
  )
}
