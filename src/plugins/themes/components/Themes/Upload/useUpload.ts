'use client'

import { toast } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useEffect, useRef, useState, useTransition } from 'react'
import { CallError } from '../../../../../components/calls/CallError'
import { useCall } from '../../../../../components/calls/useCall'
import { withProgress } from '../../../../../components/calls/withProgress'
import { useMessages } from '../../../../../components/ui/useMessages'
import type { ThemeChange } from '../../../lib/changes/findChanges'
import { MAX_PACKAGE_BYTES, MB } from '../../../lib/package/limits'
import type { PackageProblem } from '../../../lib/package/problem'
import { bodyOf, messageOf } from '../messageOf'
import type { ShownTheme, ThemesSite } from '../site'
import type { UploadStep } from './steps'

/** Why a package does not count, or not yet. */
export interface Refusal {
  /** What the website would lose: somebody has to decide. */
  changes?: ThemeChange[]
  message: string
  problems?: PackageProblem[]
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
  /** Null for a new one. */
  theme: ShownTheme | null
}

/** How long the last step stays to be seen. */
const CLEARS_MS = 500

/** Uploads a package, step by step, and says what becomes of it. */
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
  const isLeft = useRef(false)

  // The list, and what forms ask for by the new manifest, arrive with the screen.
  useEffect(() => {
    if (isRefreshing || (step !== 'finalising' && step !== 'updating')) return
    const next = requestAnimationFrame(() => setStep(step === 'updating' ? 'finalising' : 'done'))
    return () => cancelAnimationFrame(next)
  }, [isRefreshing, step])
  useEffect(() => {
    if (step !== 'done') return
    const clearing = setTimeout(() => (hints.length > 0 ? setStep(null) : onClose()), CLEARS_MS)
    return () => clearTimeout(clearing)
  }, [hints, onClose, step])

  function finish({ hints: found, message }: Uploaded): void {
    toast.success(message)
    setHints(found)
    setStep(theme ? 'finalising' : 'updating')
    startRefresh(refresh)
  }

  function refuse(error: unknown, fallback: string): void {
    setStep(null)
    if (error instanceof CallError && error.failure === 'aborted') return
    const { changes, problems, themeId, version } = bodyOf<Refusal>(error)
    const given = { changes, problems, themeId, version }
    const message = messageOf(error) || fallback
    setRefusal({
      ...(Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)) as Partial<Refusal>),
      message,
    })
    // Where nothing lists what is wrong, it is told where every answer is; and somebody else may have been faster.
    if (isLeft.current || (!changes && !problems)) toast.error(message)
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
      // Read whole: a file that changes on its way would arrive as none.
      form.set('file', new Blob([await file.arrayBuffer()], { type: 'application/zip' }), file.name)
      setStep('uploading')
      const onProgress = (bytes: number, of: number) => {
        setSent({ bytes, of })
        if (bytes >= of) setStep((now) => (now === 'uploading' ? 'processing' : now))
      }
      finish(
        await call<Uploaded>('/themes/add', {
          body: form,
          sendForm: withProgress(onProgress),
          signal: controller.signal,
        }),
      )
    } catch (error) {
      refuse(error, t(theme ? 'themesReuploadFailed' : 'themesUploadFailed'))
    }
  }

  async function publishAnyway({ themeId, version }: Refusal): Promise<void> {
    setStep('processing')
    try {
      await call(`/themes/${themeId}/versions/${version}/publish`, { body: { force: true } })
      setRefusal(null)
      finish({ hints: [], message: t('themesReuploaded') })
    } catch (error) {
      refuse(error, t('themesFailedPublish'))
    }
  }

  /** The dialog is left: what is on its way ends, and what has arrived is told about when the server has finished it. */
  function leave(): void {
    isLeft.current = true
    if (step === 'reading' || step === 'uploading') sending.current?.abort()
  }

  return { hints, leave, publishAnyway, refusal, sent, step, upload }
}
