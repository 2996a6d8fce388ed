'use client'

import { ConfirmationModal, useModal, useTranslation } from '@payloadcms/ui'
import { Button } from '../../ui/Button/Button'
import { bulkQuestion } from './bulkChange'
import type { DoBulkChange } from './useBulkChange'

interface Props {
  change: DoBulkChange
  /** Plural label of the content type. */
  label: string
}

/** Publishes or unpublishes the selected documents. */
export function ConfirmVisibility({ change, label }: Props) {
  const { t } = useTranslation()
  const { openModal } = useModal()
  return (
    <>
      <Button variant="quiet" onClick={() => openModal(bulkQuestion('publish'))}>
        {t('version:publish')}
      </Button>
      <Button variant="quiet" onClick={() => openModal(bulkQuestion('unpublish'))}>
        {t('version:unpublish')}
      </Button>
      <ConfirmationModal
        body={t('version:aboutToPublishSelection', { label })}
        confirmingLabel={t('version:publishing')}
        heading={t('version:confirmPublish')}
        modalSlug={bulkQuestion('publish')}
        onConfirm={() => change('publish')}
      />
      <ConfirmationModal
        body={t('version:aboutToUnpublishSelection', { label })}
        confirmingLabel={t('version:unpublishing')}
        heading={t('version:confirmUnpublish')}
        modalSlug={bulkQuestion('unpublish')}
        onConfirm={() => change('unpublish')}
      />
    </>
  )
}
