'use client'

import { useDocumentInfo, useFormBackgroundProcessing, useFormProcessing, useTranslation } from '@payloadcms/ui'
import { isolated } from '../../../lib/text/isolated'
import { shortUtcMoment, utcMoment } from '../../../lib/time/utcMoment'
import { useWords } from '../../ui/useWords'
import { BesideState } from '../../../payload-patches/besideState/BesideState'
import styles from './SaveState.module.css'

/**
 * Beside the state of a document: that it is being saved, or when it was, in UTC. Stands in place of all that Payload says
 * of it, which is how long ago, and twice on the reader's clock. As wide while it saves as afterwards.
 */
export function SaveState() {
  const t = useWords()
  const { language } = useTranslation().i18n
  const { data, savedDocumentData } = useDocumentInfo()
  const isProcessing = useFormProcessing()
  const isSaving = useFormBackgroundProcessing() || isProcessing
  const changed = data?.updatedAt ?? savedDocumentData?.updatedAt
  const created = utcMoment(data?.createdAt ?? savedDocumentData?.createdAt, language)
  if (!utcMoment(changed, language)) return null
  const all = [
    t('changedAt', { moment: isolated(utcMoment(changed, language)) }),
    created && t('createdAt', { moment: isolated(created) }),
  ]
    .filter(Boolean)
    .join(' · ')
  return (
    <BesideState>
      <span className={styles.saved} title={all}>
        {isSaving ? t('editingSaving') : t('documentSaved', { moment: isolated(shortUtcMoment(changed, language)) })}
      </span>
    </BesideState>
  )
}
