'use client'

import { CheckboxInput, ConfirmationModal, useModal, useTranslation } from '@payloadcms/ui'
import { useState } from 'react'
import { Button } from '../../ui/Button/Button'
import { bulkQuestion } from './bulkChange'
import type { DoBulkChange } from './useBulkChange'

interface Props {
  /** For good. */
  canDelete: boolean
  /** They can go to the trash first. */
  canTrash: boolean
  change: DoBulkChange
  count: number
  isTrash: boolean
  label: string
}

/** Puts all that are selected into the trash, or deletes them for good where they lie there or somebody says so. */
export function ConfirmTrash({ canDelete, canTrash, change, count, isTrash, label }: Props) {
  const { t } = useTranslation()
  const { openModal } = useModal()
  const [isForGood, setForGood] = useState(false)
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
              {/* Payload marks number and name in the first of them. */}
              {isTrash
                ? t('general:aboutToPermanentlyDeleteTrash', { count, label }).replace(/<\/?\d>/g, '')
                : t(canTrash ? 'general:aboutToTrashCount' : 'general:aboutToDeleteCount', { count, label })}
            </p>
            {canTrash && canDelete && (
              <CheckboxInput
                checked={isForGood}
                id="bulk-delete-forever"
                label={t('general:deletePermanently')}
                name="bulk-delete-forever"
                onToggle={({ target }) => setForGood(target.checked)}
              />
            )}
          </>
        }
        confirmingLabel={t('general:deleting')}
        heading={t('general:confirmDeletion')}
        modalSlug={bulkQuestion('trash')}
        onConfirm={() => change(canTrash && !isForGood ? 'trash' : 'delete')}
      />
    </>
  )
}
