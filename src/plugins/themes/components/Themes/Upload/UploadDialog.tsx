'use client'

import { useTranslation } from '@payloadcms/ui'
import { useState } from 'react'
import { CopyButton } from '@/components/settings/CopyButton'
import { Button, Checkbox, Dialog, useMessages } from '@/exports/client'
import { isolateText } from '@/lib/text/isolated'
import { MB } from '@/plugins/themes/lib/package/limits'
import { Changes } from '../Changes'
import { Problems, problemsAsText } from '../Problems'
import type { ShownTheme, ThemesSite } from '../site'
import styles from '../Themes.module.css'
import { FilePicker } from './FilePicker'
import { percentOf, STEP_MESSAGES, type UploadStep } from './steps'
import { useUpload } from './useUpload'

interface UploadProgressProps {
  isReupload: boolean
  /** Bytes sent; null before the first. */
  sent: { bytes: number; of: number } | null
  step: UploadStep
}

/** The progress of an upload. */
function UploadProgress({ isReupload, sent, step }: UploadProgressProps) {
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

interface Props {
  onClose: () => void
  site: ThemesSite
  /** Null for a new theme. */
  theme: ShownTheme | null
}

/** Uploads a package as a new theme or as the next version of one. Lists all problems, and what the site would lose. */
export function UploadDialog({ onClose, site, theme }: Props) {
  const t = useMessages()
  const { hints, leave, publishAnyway, refusal, sent, step, upload } = useUpload({ onClose, site, theme })
  const [file, setFile] = useState<File | null>(null)
  const [isDevelopment, setDevelopment] = useState(false)
  const isBusy = step !== null
  const confirmation = refusal?.changes ? refusal : null
  const isDone = hints.length > 0 && !isBusy
  const messageKey = theme ? 'themesReupload' : 'themesUpload'

  function close(): void {
    leave()
    onClose()
  }

  const action = confirmation ? (
    <Button disabled={isBusy} variant="danger" onClick={() => void publishAnyway(confirmation)}>
      {t(isBusy ? 'themesProcessing' : 'themesPublishAnyway')}
    </Button>
  ) : (
    <Button disabled={isBusy || !file} variant="primary" onClick={() => void upload(file, isDevelopment)}>
      {t(isBusy ? 'themesProcessing' : messageKey)}
    </Button>
  )
  return (
    <Dialog
      action={!isDone && action}
      cancelLabel={confirmation ? t('themesKeepLive') : undefined}
      description={
        confirmation
          ? confirmation.message
          : theme
            ? t('themesReuploadHelp', { theme: isolateText(theme.name) })
            : t('themesUploadHelp')
      }
      isOpen
      isWide
      onClose={close}
      title={t(messageKey)}
    >
      {!confirmation && !isDone && <FilePicker file={file} isBusy={isBusy} onFile={setFile} />}
      {!theme && !isDone && (
        <Checkbox isOn={isDevelopment} label={t('themesUploadDevelopment')} onChange={setDevelopment} />
      )}
      {step && <UploadProgress isReupload={theme !== null} sent={sent} step={step} />}
      {confirmation && <Changes changes={confirmation.changes ?? []} />}
      {confirmation?.problems && confirmation.problems.length > 0 && (
        <Problems label={t('themesTemplatesFail')} problems={confirmation.problems} />
      )}
      {refusal && !confirmation && !isBusy && (
        <div className={styles.refusal} role="alert">
          <div className={styles.refusalHead}>
            <p>
              {refusal.message}
              {refusal.problems && ` · ${t('themesProblemCount', { count: refusal.problems.length })}`}
            </p>
            {refusal.problems && <CopyButton label={t('themesProblemsCopy')} text={problemsAsText(refusal.problems)} />}
          </div>
          {refusal.problems && <Problems label={t('themesProblems')} problems={refusal.problems} />}
        </div>
      )}
      {isDone && (
        <>
          <p className={styles.help}>{t('themesHints')}</p>
          <Problems label={t('themesHints')} problems={hints} />
        </>
      )}
    </Dialog>
  )
}
