'use client'

import { CheckboxInput, ConfirmationModal, useModal, useTranslation } from '@payloadcms/ui'
import { useState } from 'react'
import { Button } from '../../ui/Button/Button'
import { bulkQuestion } from './bulkChange'
import type { DoBulkChange } from './useBulkChange'

interface Props {
  /** Whether the documents can be deleted permanently. */
  canDelete: boolean
  /** Whether they can be moved to the trash. */
  canTrash: boolean
  change: DoBulkChange
  count: number
  isTrash: boolean
  label: string
}

/**
 * Moves the selected documents to the trash, or deletes them permanently if they are already there or the user chooses
 * to.
 */
export function ConfirmTrash({ canDelete, canTrash, change, count, isTrash, label }: Props) {
  const { t } = useTranslation()
  const { openModal } = useModal()
  const [isPermanent, setPermanent] = useState(false)
  if (!canDelete && !canTrash) return null
  return (
    <>
      <Button variant="quiet" onClick={() => openModal(bulkQuestion('trash'))}>
        {t('general:delete')}
      </Button>
      <ConfirmationModal
        body={
          <>
            <p>
              {/* Payload's first message has placeholder tags around the count and the label. */}
              {isTrash
                ? t('general:aboutToPermanentlyDeleteTrash', { count, label }).replace(/<\/?\d>/g, '')
                : t(canTrash ? 'general:aboutToTrashCount' : 'general:aboutToDeleteCount', { count, label })}
            </p>
            {canTrash && canDelete && (
              <CheckboxInput
                checked={isPermanent}
                id="bulk-delete-forever"
                label={t('general:deletePermanently')}
                name="bulk-delete-forever"
                onToggle={({ target }) => setPermanent(target.checked)}
              />
            )}
          </>
        }
        confirmingLabel={t('general:deleting')}
        heading={t('general:confirmDeletion')}
        modalSlug={bulkQuestion('trash')}
        onConfirm={() => change(canTrash && !isPermanent ? 'trash' : 'delete')}
      />
    </>
  )
}
