'use client'

import { useDocumentInfo, useFormBackgroundProcessing, useFormProcessing, useTranslation } from '@payloadcms/ui'
import { isolateText } from '../../../lib/text/isolated'
import { shortUtcMoment, utcMoment } from '../../../lib/time/utcMoment'
import { useMessages } from '../../ui/useMessages'
import { NextToStatus } from '../../../payload-patches/besideState/BesideState'
import styles from './SaveState.module.css'

/**
 * Beside the status of a document: that it is being saved, or when it was last saved, in UTC. Replaces Payload's texts,
 * which show a relative time, twice, in the browser's zone. Its width does not change while saving.
 */
export function SaveState() {
  const t = useMessages()
  const { language } = useTranslation().i18n
  const { data, savedDocumentData } = useDocumentInfo()
  const isProcessing = useFormProcessing()
  const isSaving = useFormBackgroundProcessing() || isProcessing
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
      <span className={styles.saved} title={details}>
        {isSaving
          ? t('editingSaving')
          : t('documentSaved', { moment: isolateText(shortUtcMoment(updatedAt, language)) })}
      </span>
    </NextToStatus>
  )
}
