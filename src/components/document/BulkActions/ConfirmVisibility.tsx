'use client'

import { ConfirmationModal, useModal, useTranslation } from '@payloadcms/ui'
import { Button } from '@/components/ui/Button/Button'
import { bulkDialogSlug } from './bulkRequest'
import type { RunBulkAction } from './useBulkAction'

interface Props {
  change: RunBulkAction
  /** Plural label of the content type. */
  label: string
}

/** Publishes or unpublishes the selected documents. */
export function ConfirmVisibility({ change, label }: Props) {
  const { t } = useTranslation()
  const { openModal } = useModal()
  return (
    <>
      <Button variant="quiet" onClick={() => openModal(bulkDialogSlug('publish'))}>
        {t('version:publish')}
      </Button>
      <Button variant="quiet" onClick={() => openModal(bulkDialogSlug('unpublish'))}>
        {t('version:unpublish')}
      </Button>
      <ConfirmationModal
        body={t('version:aboutToPublishSelection', { label })}
        confirmingLabel={t('version:publishing')}
        heading={t('version:confirmPublish')}
        modalSlug={bulkDialogSlug('publish')}
        onConfirm={() => change('publish')}
      />
      <ConfirmationModal
        body={t('version:aboutToUnpublishSelection', { label })}
        confirmingLabel={t('version:unpublishing')}
        heading={t('version:confirmUnpublish')}
        modalSlug={bulkDialogSlug('unpublish')}
        onConfirm={() => change('unpublish')}
      />
    </>
  )
}
