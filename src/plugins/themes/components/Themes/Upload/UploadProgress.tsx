'use client'

import { useTranslation } from '@payloadcms/ui'
import { useMessages } from '@/components/ui/useMessages'
import { MB } from '@/plugins/themes/lib/package/limits'
import styles from '../Themes.module.css'
import { percentOf, STEP_MESSAGES, type UploadStep } from './steps'

interface Props {
  isReupload: boolean
  /** Bytes sent; null before the first. */
  sent: { bytes: number; of: number } | null
  step: UploadStep
}

/** The progress of an upload. */
export function UploadProgress({ isReupload, sent, step }: Props) {
  const t = useMessages()
  const { language } = useTranslation().i18n
  const percent = percentOf(step, isReupload)
  const format = new Intl.NumberFormat(language, { maximumFractionDigits: 1 })
  const message =
    step === 'uploading' && sent && sent.of > MB
      ? t('themesProgressSent', { of: format.format(sent.of / MB), sent: format.format(sent.bytes / MB) })
      : t(STEP_MESSAGES[step])
  return (
    <div className={styles.progress}>
      <span role="status">{message}</span>
      <span aria-hidden="true" className={styles.percent}>
        {new Intl.NumberFormat(language, { style: 'percent' }).format(percent / 100)}
      </span>
      <progress aria-label={t('themesProgress')} max={100} value={percent} />
    </div>
  )
}
