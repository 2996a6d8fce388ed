'use client'

import { useTranslation } from '@payloadcms/ui'
import { useMessages } from '../../../../../components/ui/useMessages'
import { MB } from '../../../lib/package/limits'
import styles from '../Themes.module.css'
import { percentOf, STEP_WORDS, type UploadStep } from './steps'

interface Props {
  isReupload: boolean
  /** Bytes that have left; null while there are none. */
  sent: { bytes: number; of: number } | null
  step: UploadStep
}

/** How far an upload is. */
export function UploadProgress({ isReupload, sent, step }: Props) {
  const t = useMessages()
  const { language } = useTranslation().i18n
  const percent = percentOf(step, isReupload)
  const format = new Intl.NumberFormat(language, { maximumFractionDigits: 1 })
  const word =
    step === 'uploading' && sent && sent.of > MB
      ? t('themesProgressSent', { of: format.format(sent.of / MB), sent: format.format(sent.bytes / MB) })
      : t(STEP_WORDS[step])
  return (
    <div className={styles.progress}>
      <span role="status">{word}</span>
      <span aria-hidden="true" className={styles.percent}>
        {new Intl.NumberFormat(language, { style: 'percent' }).format(percent / 100)}
      </span>
      <progress aria-label={t('themesProgress')} max={100} value={percent} />
    </div>
  )
}
