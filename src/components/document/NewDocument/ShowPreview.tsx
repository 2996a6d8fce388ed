'use client'

import {
  useConfig,
  useDocumentInfo,
  useEditDepth,
  useForm,
  useFormModified,
  useLocale,
  usePreferences,
  useTranslation,
} from '@payloadcms/ui'
import { Button } from '@/components/ui/Button/Button'
import styles from '../Control.module.css'
import { draftSave } from './draftSave'

/**
 * Opens the preview of a document created on this screen. Payload decides on render whether a screen has a preview, so
 * the page is reloaded once everything is saved.
 */
export function ShowPreview() {
  const { t } = useTranslation()
  const { config, getEntityConfig } = useConfig()
  const { collectionSlug, id } = useDocumentInfo()
  const { submit } = useForm()
  const { code } = useLocale()
  const { getPreference, setPreference } = usePreferences()
  const isModified = useFormModified()
  const isInDrawer = useEditDepth() > 1
  if (id === undefined || isInDrawer || !getEntityConfig({ collectionSlug: collectionSlug! })?.admin.livePreview)
    return null

  async function show() {
    if (isModified)
      await submit(draftSave(`${config.routes.api}/${collectionSlug}/${id}`, { locale: code, method: 'PATCH' }))
    const name = `collection-${collectionSlug}`
    const known = await getPreference<Record<string, unknown>>(name)
    await setPreference(name, { ...known, editViewType: 'live-preview' })
    window.location.reload()
  }

  return (
    <Button className={styles.minor} icon="Eye" onClick={() => void show()} title={t('general:livePreview')}>
      {t('general:livePreview')}
    </Button>
  )
}
