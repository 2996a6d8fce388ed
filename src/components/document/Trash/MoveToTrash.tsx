'use client'

import { ConfirmationModal, PopupList, useDocumentInfo, useDocumentTitle, useEditDepth, useModal } from '@payloadcms/ui'
import { useMessages } from '@/components/ui/useMessages'
import { useTrashDocument, trashDialogSlug } from './useTrashDocument'

/**
 * Replaces Payload's menu entry: moves the document to the trash immediately, with Undo. Asks for confirmation only if
 * other documents are affected. In drawers Payload's entry stays, as drawers handle the navigation afterwards.
 */
export function MoveToTrash() {
  const t = useMessages()
  const isInDrawer = useEditDepth() > 1
  const { openModal } = useModal()
  const { title } = useDocumentTitle()
  const { hasTrashPermission, id, isTrashed } = useDocumentInfo()
  const { isUnsaved, needsConfirmation, trash } = useTrashDocument()
  if (!id || !hasTrashPermission || isTrashed || isInDrawer) return null
  const modalSlug = trashDialogSlug(id)
  return (
    <>
      <PopupList.Button
        id="action-trash"
        onClick={() => void needsConfirmation().then((isNeeded) => (isNeeded ? openModal(modalSlug) : trash()))}
      >
        {t('trashMove')}
      </PopupList.Button>
      <ConfirmationModal
        body={
          <>
            {isUnsaved && <p>{t('trashUnsaved')}</p>}
            <p>{t('trashHelp')}</p>
          </>
        }
        confirmLabel={t('trashMove')}
        confirmingLabel={t('trashMoving')}
        heading={t('trashTitle', { title })}
        modalSlug={modalSlug}
        onConfirm={trash}
      />
    </>
  )
}
