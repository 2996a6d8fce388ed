'use client'

import { CheckboxInput, ConfirmationModal, useModal, useTranslation } from '@payloadcms/ui'
import { useState } from 'react'
import { Button } from '@/components/ui/Button/Button'
import { bulkDialogSlug } from './bulkRequest'
import type { RunBulkAction } from './useBulkAction'

interface Props {
  change: RunBulkAction
  count: number
  label: string
}

/** Restores the selected documents from the trash, as drafts or in their previous state. */
export function ConfirmRestore({ change, count, label }: Props) {
  const { t } = useTranslation()
  const { openModal } = useModal()
  const [asPublished, setAsPublished] = useState(false)
  return (
    <>
      <Button variant="quiet" onClick={() => openModal(bulkDialogSlug('restore'))}>
        {t('general:restore')}
      </Button>
      <ConfirmationModal
        body={
          <>
            <p>{t('general:aboutToRestoreAsDraftCount', { count, label })}</p>
            <CheckboxInput
              checked={asPublished}
              id="bulk-restore-as-published"
              label={t('general:restoreAsPublished')}
              name="bulk-restore-as-published"
              onToggle={({ target }) => setAsPublished(target.checked)}
            />
          </>
        }
        className="restore-many"
        confirmingLabel={t('general:restoring')}
        heading={t('general:confirmRestoration')}
        modalSlug={bulkDialogSlug('restore')}
        onConfirm={() => change('restore', { asPublished })}
      />
    </>
  )
}
