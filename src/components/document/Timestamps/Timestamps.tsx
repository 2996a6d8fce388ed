'use client'

import { useDocumentInfo, useTranslation } from '@payloadcms/ui'
import { utcMoment } from '../../../lib/time/utcMoment'
import { useWords } from '../../ui/useWords'
import styles from './Timestamps.module.css'

/** When a document was made and last changed, in UTC. Stands in place of Payload's, which are in the reader's zone. */
export function Timestamps() {
  const t = useWords()
  const { language } = useTranslation().i18n
  const { data, savedDocumentData } = useDocumentInfo()
  const changed = utcMoment(data?.updatedAt ?? savedDocumentData?.updatedAt, language)
  const created = utcMoment(data?.createdAt ?? savedDocumentData?.createdAt, language)
  if (!changed) return null
  return (
    <p className={styles.moments} title={created && t('createdAt', { moment: created })}>
      {t('changedAt', { moment: isolated(changed) })}
    </p>
  )
}

/** The moment in one piece: in a sentence that reads from right to left, its day would go to the other end. */
const isolated = (moment: string): string => `\u2068${moment}\u2069`
