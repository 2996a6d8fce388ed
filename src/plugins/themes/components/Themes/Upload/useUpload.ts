'use client'

import { toast } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useEffect, useRef, useState, useTransition } from 'react'
import { useCall, useMessages } from '@/exports/client'
import { CallError } from '@/exports/shared'
import { withProgress } from '@/components/calls/withProgress'
import type { ThemeChange } from '@/plugins/themes/lib/changes/findChanges'
import { MAX_PACKAGE_BYTES, MB } from '@/plugins/themes/lib/package/limits'
import type { PackageProblem } from '@/plugins/themes/lib/package/problem'
import { bodyOf, messageOf } from '../messageOf'
import type { ShownProblem } from '../Problems'
import type { ShownTheme, ThemesSite } from '../site'
import type { UploadStep } from './steps'

/** Why a package was refused or needs confirmation. */
export interface Refusal {
  /** What the website would lose; needs confirmation. */
  changes?: ThemeChange[]
  message: string
  problems?: ShownProblem[]
  themeId?: string
  version?: number
}

interface Uploaded {
  hints: PackageProblem[]
  message: string
}

interface Options {
  onClose: () => void
  site: ThemesSite
  /** Null for a new theme. */
  theme: ShownTheme | null
}

/** How long the last step stays visible. */
const DONE_MS = 500

/** Uploads a package and reports its progress and outcome. */
export function useUpload({ onClose, site, theme }: Options) {
  const t = useMessages()
  const call = useCall()
  const { refresh } = useRouter()
  const [isRefreshing, startRefresh] = useTransition()
  const [step, setStep] = useState<UploadStep | null>(null)
  const [sent, setSent] = useState<{ bytes: number; of: number } | null>(null)
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const [hints, setHints] = useState<PackageProblem[]>([])
  const sending = useRef<AbortController | null>(null)
  const isClosed = useRef(false)

  // The new list and manifest arrive with the refreshed page.
  useEffect(() => {
    if (isRefreshing || (step !== 'finalising' && step !== 'updating')) return
    const next = requestAnimationFrame(() => setStep(step === 'updating' ? 'finalising' : 'done'))
    return () => cancelAnimationFrame(next)
  }, [isRefreshing, step])
  useEffect(() => {
    if (step !== 'done') return
    const timer = setTimeout(() => (hints.length > 0 ? setStep(null) : onClose()), DONE_MS)
    return () => clearTimeout(timer)
  }, [hints, onClose, step])

  function succeed({ hints: found, message }: Uploaded): void {
    toast.success(message)
    setHints(found)
    setStep(theme ? 'finalising' : 'updating')
    startRefresh(refresh)
  }

  function fail(error: unknown, fallback: string): void {
    setStep(null)
    if (error instanceof CallError && error.failure === 'aborted') return
    const { changes, problems, themeId, version } = bodyOf<Refusal>(error)
    const details = { changes, problems, themeId, version }
    const message = messageOf(error) || fallback
    setRefusal({
      ...(Object.fromEntries(Object.entries(details).filter(([, value]) => value !== undefined)) as Partial<Refusal>),
      message,
    })
    // A question in the dialog is no failure. Refresh, because someone else may have changed the themes.
    if (isClosed.current || !changes) toast.error(message)
    refresh()
  }

  async function upload(file: File | null, isDevelopment: boolean): Promise<void> {
    if (!file || !/\.zip$/i.test(file.name)) return setRefusal({ message: t('themesSelectFile') })
    if (file.size > MAX_PACKAGE_BYTES)
      return setRefusal({ message: t('themesZipLarge', { most: MAX_PACKAGE_BYTES / MB }) })
    const controller = new AbortController()
    sending.current = controller
    setRefusal(null)
    setSent(null)
    setStep('reading')
    try {
      const form = new FormData()
      form.set('tenant', site.id)
      if (theme) form.set('themeId', theme.id)
      if (theme?.key) form.set('key', theme.key)
      if (!theme) form.set('isDevelopmentTheme', String(isDevelopment))
      // Read the file into memory: the upload would fail if it changed on disk meanwhile.
      form.set('file', new Blob([await file.arrayBuffer()], { type: 'application/zip' }), file.name)
      setStep('uploading')
      const onProgress = (bytes: number, of: number) => {
        setSent({ bytes, of })
        if (bytes >= of) setStep((now) => (now === 'uploading' ? 'processing' : now))
      }
      succeed(
        await call<Uploaded>('/themes/add', {
          body: form,
          sendForm: withProgress(onProgress),
          signal: controller.signal,
        }),
      )
    } catch (error) {
      fail(error, t(theme ? 'themesReuploadFailed' : 'themesUploadFailed'))
    }
  }

  async function publishAnyway({ themeId, version }: Refusal): Promise<void> {
    setStep('processing')
    try {
      await call(`/themes/${themeId}/versions/${version}/publish`, { body: { force: true } })
      setRefusal(null)
      succeed({ hints: [], message: t('themesReuploaded') })
    } catch (error) {
      fail(error, t('themesFailedPublish'))
    }
  }

  /** The dialog is closed: aborts the upload, or reports the outcome later when the server is already processing it. */
  function leave(): void {
    isClosed.current = true
    if (step === 'reading' || step === 'uploading') sending.current?.abort()
  }

  return { hints, leave, publishAnyway, refusal, sent, step, upload }
}
