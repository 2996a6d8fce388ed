'use client'

import { ConfirmationModal, useModal, useTranslation } from '@payloadcms/ui'
import { useState } from 'react'
import { Button } from '@/components/ui/Button/Button'
import { useMessages } from '@/components/ui/useMessages'
import { bulkDialogSlug } from './bulkRequest'
import type { RunBulkAction } from './useBulkAction'
import { useTrashSelected } from './useTrashSelected'

interface Props {
  change: RunBulkAction
  count: number
  label: string
  /** Slug. */
  type: string
}

/** Moves the selected rows to the trash: at once with Undo, or after a question where something else is concerned. */
export function ConfirmTrash({ change, count, label, type }: Props) {
  const { t } = useTranslation()
  const message = useMessages()
  const { openModal } = useModal()
  const { check, trash } = useTrashSelected(type, change)
  const [canUndo, setCanUndo] = useState(false)
  const [isBusy, setBusy] = useState(false)

  async function start(): Promise<void> {
    setBusy(true)
    const found = await check()
    setCanUndo(found.canUndo)
    if (found.needsAsking) openModal(bulkDialogSlug('trash'))
    else await trash(found.canUndo)
    setBusy(false)
  }

  return (
    <>
      <Button disabled={isBusy} variant="quiet" onClick={() => void start()}>
        {message('trashMove')}
      </Button>
      <ConfirmationModal
        body={<p>{t('general:aboutToTrashCount', { count, label })}</p>}
        confirmLabel={message('trashMove')}
        confirmingLabel={message('trashMoving')}
        heading={message('trashMove')}
        modalSlug={bulkDialogSlug('trash')}
        onConfirm={() => trash(canUndo)}
      />
    </>
  )
}

/** Deletes the selected rows for good, after a question: in the trash, and where a type has none. */
export function ConfirmDelete({ change, count, isTrash, label }: Omit<Props, 'type'> & { isTrash: boolean }) {
  const { t } = useTranslation()
  const { openModal } = useModal()
  return (
    <>
      <Button variant="quiet" onClick={() => openModal(bulkDialogSlug('delete'))}>
        {t('general:delete')}
      </Button>
      <ConfirmationModal
        body={
          <p>
            {/* Payload marks number and name in the first of them. */}
            {isTrash
              ? t('general:aboutToPermanentlyDeleteTrash', { count, label }).replace(/<\/?\d>/g, '')
              : t('general:aboutToDeleteCount', { count, label })}
          </p>
        }
        confirmingLabel={t('general:deleting')}
        heading={t('general:confirmDeletion')}
        modalSlug={bulkDialogSlug('delete')}
        onConfirm={() => change('delete')}
      />
    </>
  )
}
