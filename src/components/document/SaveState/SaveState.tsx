'use client'

import {
  useDocumentInfo,
  useFormBackgroundProcessing,
  useFormModified,
  useFormProcessing,
  useTranslation,
} from '@payloadcms/ui'
import { isolateText } from '@/lib/text/isolated'
import { shortUtcMoment, utcMoment } from '@/lib/time/utcMoment'
import { useMessages } from '@/components/ui/useMessages'
import { NextToStatus } from '@/payload-patches/besideState/BesideState'
import { useSaveAgain } from '../StaleDocument/editScreen'
import styles from './SaveState.module.css'
import { useSaveFailure } from './saveFailures'
import { useHasAutosave } from './useSaveFirst'
import { useSaveWhenReachable } from './useSaveWhenReachable'

/**
 * Beside the status of a document: that it is being saved, that it could not be saved, or when it was last saved, in
 * UTC. Replaces Payload's texts, which show a relative time, twice, in the browser's zone. Its width does not change
 * while saving.
 */
export function SaveState() {
  const t = useMessages()
  const { language } = useTranslation().i18n
  const { collectionSlug, data, id, savedDocumentData } = useDocumentInfo()
  const isProcessing = useFormProcessing()
  const isSaving = useFormBackgroundProcessing() || isProcessing
  const isModified = useFormModified()
  const failure = useSaveFailure(id ? `${collectionSlug}/${id}` : null)
  const updatedAt = data?.updatedAt ?? savedDocumentData?.updatedAt
  const createdAt = utcMoment(data?.createdAt ?? savedDocumentData?.createdAt, language)
  if (!utcMoment(updatedAt, language)) return null
  const details = [
    t('changedAt', { moment: isolateText(utcMoment(updatedAt, language)) }),
    createdAt && t('createdAt', { moment: isolateText(createdAt) }),
  ]
    .filter(Boolean)
    .join(' · ')
  return (
    <NextToStatus>
      {failure && isModified && !isSaving ? (
        <Unsaved isAway={failure === 'away'} />
      ) : (
        <span className={styles.saved} title={details}>
          {isSaving
            ? t('editingSaving')
            : t('documentSaved', { moment: isolateText(shortUtcMoment(updatedAt, language)) })}
        </span>
      )}
    </NextToStatus>
  )
}

/**
 * Says that the last changes are not saved, and saves them when asked.
 * @param isAway saves them also as soon as the server is reachable again
 */
function Unsaved({ isAway }: { isAway: boolean }) {
  const t = useMessages()
  const saveAgain = useSaveAgain()
  const hasAutosave = useHasAutosave()
  useSaveWhenReachable(hasAutosave && isAway, saveAgain)
  return (
    <span aria-live="polite" className={styles.unsaved}>
      <span>{t('documentUnsaved')}</span>
      {hasAutosave && (
        <button className={styles.again} onClick={saveAgain} type="button">
          {t('documentSaveNow')}
        </button>
      )}
    </span>
  )
}
