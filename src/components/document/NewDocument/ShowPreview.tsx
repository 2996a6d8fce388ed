'use client'

import {
  useConfig,
  useDocumentInfo,
  useEditDepth,
  useForm,
  useFormModified,
  useLivePreviewContext,
  useLocale,
  usePreferences,
  useTranslation,
} from '@payloadcms/ui'
import { Icon } from '@/components/ui/Icon/Icon'
import { useHydrated } from '@/components/ui/useHydrated'
import { draftSave } from './draftSave'
import { useNewDocument } from './newDocumentContext'
import styles from './ShowPreview.module.css'

/** Stands where Payload's button for the preview stands, which it renders in the browser only. */
export function ShowPreview() {
  const isNew = useNewDocument() !== null
  const isInDrawer = useEditDepth() > 1
  if (isInDrawer) return null
  return isNew ? <ReloadWithPreview /> : <PreviewPlace />
}

/** Keeps the place of Payload's button, so that the buttons beside it stay where they are. */
function PreviewPlace() {
  const { isLivePreviewEnabled, url } = useLivePreviewContext()
  return useHydrated() || !isLivePreviewEnabled || url ? null : <span aria-hidden className={styles.place} />
}

/**
 * Opens the preview of a document created on this screen. Payload decides on render whether a screen has a preview, so
 * the page is reloaded once everything is saved.
 */
function ReloadWithPreview() {
  const { t } = useTranslation()
  const { config, getEntityConfig } = useConfig()
  const { collectionSlug, id } = useDocumentInfo()
  const { submit } = useForm()
  const { code } = useLocale()
  const { getPreference, setPreference } = usePreferences()
  const isModified = useFormModified()
  if (id === undefined || !getEntityConfig({ collectionSlug: collectionSlug! })?.admin.livePreview) return null

  async function show() {
    if (isModified)
      await submit(draftSave(`${config.routes.api}/${collectionSlug}/${id}`, { locale: code, method: 'PATCH' }))
    const name = `collection-${collectionSlug}`
    const known = await getPreference<Record<string, unknown>>(name)
    await setPreference(name, { ...known, editViewType: 'live-preview' })
    window.location.reload()
  }

  return (
    <button
      aria-label={t('general:livePreview')}
      className={`live-preview-toggler ${styles.button}`}
      onClick={() => void show()}
      title={t('general:livePreview')}
      type="button"
    >
      <Icon name="Eye" size={16} />
    </button>
  )
}
