'use client'

import { toast } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { CallError } from '../../../../components/calls/CallError'
import { useCall } from '../../../../components/calls/useCall'
import { Button } from '../../../../components/ui/Button/Button'
import { Dialog } from '../../../../components/ui/Dialog/Dialog'
import { Field } from '../../../../components/ui/Field/Field'
import { useWords } from '../../../../components/ui/useWords'
import type { ThemeChange } from '../../lib/changes/findChanges'
import type { PackageProblem } from '../../lib/package/problem'
import { Changes } from './Changes'
import { messageOf } from './messageOf'
import type { ShownTheme, ThemesSite } from './site'
import styles from './Themes.module.css'

interface Props {
  onClose: () => void
  site: ThemesSite
  /** Null for a new one. */
  theme: ShownTheme | null
}

/** What the server said of a package that does not count, or not yet. */
interface Refusal {
  changes?: ThemeChange[]
  message: string
  problems?: PackageProblem[]
  themeId?: string
  version?: number
}

const STEPS = { checking: 30, done: 100, finalising: 95, reading: 10 } as const
const STEP_WORDS = { checking: 'themesProgressChecking', done: 'themesProgressDone', finalising: 'themesProgressFinalising', reading: 'themesProgressReading' } as const

type Step = keyof typeof STEPS

/** How long the last step stays to be seen. */
const CLEARS_MS = 500

/** Uploads a package: a new theme, or the next version of one. Says all that is wrong with it, and what the site would lose. */
export function UploadDialog({ onClose, site, theme }: Props) {
  const t = useWords()
  const call = useCall()
  const { refresh } = useRouter()
  const [file, setFile] = useState<File | null>(null)
  const [isDevelopment, setDevelopment] = useState(false)
  const [step, setStep] = useState<Step | null>(null)
  const [refusal, setRefusal] = useState<Refusal | null>(null)

  function finish(message: string): void {
    setStep('done')
    toast.success(message)
    refresh()
    setTimeout(onClose, CLEARS_MS)
  }

  async function upload(): Promise<void> {
    if (!file || !/\.zip$/i.test(file.name)) return setRefusal({ message: t('themesSelectFile') })
    setRefusal(null)
    setStep('reading')
    const form = new FormData()
    form.set('tenant', site.id)
    if (theme) {
      form.set('themeId', theme.id)
      if (theme.key) form.set('key', theme.key)
    } else form.set('isDevelopmentTheme', String(isDevelopment))
    try {
      form.set('file', new Blob([await file.arrayBuffer()], { type: 'application/zip' }), file.name)
      setStep('checking')
      const { message } = await call<{ message: string }>('/themes/add', { body: form })
      setStep('finalising')
      finish(message)
    } catch (error) {
      setStep(null)
      const details = error instanceof CallError && typeof error.body === 'object' ? (error.body as Partial<Refusal> | null) : null
      setRefusal({ ...details, message: messageOf(error) || t(theme ? 'themesReuploadFailed' : 'themesUploadFailed') })
    }
  }

  async function publishAnyway({ themeId, version }: Refusal): Promise<void> {
    setStep('finalising')
    try {
      await call(`/themes/${themeId}/versions/${version}/publish`, { body: { force: true } })
      finish(t('themesReuploaded'))
    } catch (error) {
      setStep(null)
      setRefusal({ message: messageOf(error) || t('themesFailedPublish') })
    }
  }

  const word = theme ? 'themesReupload' : 'themesUpload'
  const isAsking = Boolean(refusal?.changes)
  return (
    <Dialog
      action={
        isAsking ? (
          <Button disabled={step !== null} look="danger" onClick={() => void publishAnyway(refusal!)}>
            {t('themesLooseAnyway')}
          </Button>
        ) : (
          <Button disabled={step !== null || !file} look="primary" onClick={() => void upload()}>
            {t(step ? 'themesProcessing' : word)}
          </Button>
        )
      }
      description={theme ? t('themesReuploadHelp', { theme: theme.name }) : t('themesUploadHelp')}
      isOpen
      isWide
      onClose={onClose}
      title={t(word)}
    >
      {!isAsking && (
        <Field label={t('themesChooseFile')}>{(control) => <input {...control} accept=".zip,application/zip" className={styles.file} onChange={(event) => setFile(event.target.files?.[0] ?? null)} type="file" />}</Field>
      )}
      {!theme && (
        <label className={styles.choice}>
          <input checked={isDevelopment} onChange={(event) => setDevelopment(event.target.checked)} type="checkbox" />
          {t('themesUploadDevelopment')}
        </label>
      )}
      {step && (
        <label className={styles.progress}>
          {t(STEP_WORDS[step])}
          <progress max={100} value={STEPS[step]} />
        </label>
      )}
      {refusal && (
        <div className={styles.refusal} role="alert">
          <p>{refusal.message}</p>
          {refusal.problems && (
            <ul className={styles.findings}>
              {refusal.problems.map(({ column, file: path, line, message }) => (
                <li key={`${path} ${line} ${column} ${message}`}>
                  <code dir="ltr">{[path, line, column].filter((part) => part !== null && part !== '').join(':')}</code> {message}
                </li>
              ))}
            </ul>
          )}
          {refusal.changes && <Changes changes={refusal.changes.filter(({ count }) => count > 0)} />}
        </div>
      )}
    </Dialog>
  )
}
