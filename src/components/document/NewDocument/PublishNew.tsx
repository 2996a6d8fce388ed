'use client'

import { FormSubmit, useConfig, useDocumentInfo, useForm, useLocale, useTranslation } from '@payloadcms/ui'
import { useBegunDocument } from './newDocumentContext'

/** Publishes a document that is not stored yet: both in one save. */
export function PublishNew() {
  const { t } = useTranslation()
  const { routes } = useConfig().config
  const { code } = useLocale()
  const { submit } = useForm()
  const { notePublished } = useBegunDocument()!
  const { collectionSlug, hasPublishPermission, setHasPublishedDoc, setUnpublishedVersionCount } = useDocumentInfo()
  if (!hasPublishPermission) return null

  async function publish() {
    const query = new URLSearchParams({ depth: '0', locale: code })
    const result = await submit({
      action: `${routes.api}/${collectionSlug}?${query}`,
      disableSuccessStatus: true,
      method: 'POST',
      overrides: { _status: 'published' },
    })
    if (!result?.res?.ok) return
    setUnpublishedVersionCount(0)
    setHasPublishedDoc(true)
    notePublished()
  }

  return (
    <FormSubmit buttonId="action-save" onClick={() => void publish()} size="medium" type="button">
      {t('version:publishChanges')}
    </FormSubmit>
  )
}
