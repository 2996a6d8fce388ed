'use client'

import { toast } from '@payloadcms/ui'
import { useState } from 'react'
import { CallError } from '../../../components/calls/CallError'
import { useCall } from '../../../components/calls/useCall'
import { useMessages } from '../../../components/ui/useMessages'
import type { Row } from '../../../lib/content/changes/changedField'
import type { TranslatedText, Translations } from '../lib/shapes'
import { withTexts } from '../lib/withTexts'

interface Of {
  collection: string
  data: Translations
  document: string
  language: string
  reload: () => void
}

interface Translating {
  /** Says that translations are still right: those named, or all. */
  confirm: (paths?: string[]) => Promise<void>
  discard: () => void
  isSaving: boolean
  /** Why the last save was refused; null where it was not. */
  refusal: { isStale: boolean; message: string } | null
  /** Puts what is typed on top of what somebody else has saved. */
  takeNewest: () => void
  save: () => Promise<void>
  /** What differs from what is stored, by path. */
  typed: ReadonlyMap<string, string>
  /** A text as it stands in its field. */
  valueOf: (text: TranslatedText) => string
  write: (text: TranslatedText, value: string) => void
}

/** What is typed on the screen, and what becomes of it. */
export function useTranslating({ collection, data, document, language, reload }: Of): Translating {
  const t = useMessages()
  const call = useCall()
  const [typed, setTyped] = useState<ReadonlyMap<string, string>>(new Map())
  // What is typed goes on top of the version that it was begun with, also where a newer one has been read since.
  const [since, setSince] = useState(data.updatedAt)
  // What was saved, until the texts have been read again.
  const [saved, setSaved] = useState<ReadonlyMap<string, string>>(new Map())
  const [isSaving, setSaving] = useState(false)
  const [refusal, setRefusal] = useState<Translating['refusal']>(null)

  const storedOf = ({ path, value }: TranslatedText): string =>
    data.updatedAt < since ? (saved.get(path) ?? value) : value

  function write(text: TranslatedText, value: string) {
    if (typed.size === 0 && data.updatedAt > since) setSince(data.updatedAt)
    const next = new Map(typed)
    if (value === storedOf(text)) next.delete(text.path)
    else next.set(text.path, value)
    setTyped(next)
  }

  async function attempt(work: () => Promise<string>) {
    setSaving(true)
    setRefusal(null)
    try {
      toast.success(await work())
      reload()
    } catch (error) {
      if (!(error instanceof CallError)) throw error
      // Stays on the screen: what was typed is not saved.
      setRefusal({ isStale: error.failure === 'stale', message: error.message })
    }
    setSaving(false)
  }

  const save = () =>
    attempt(async () => {
      const address = `/${collection}/${document}` as const
      const query = { depth: 0, draft: true, 'fallback-locale': 'null', locale: language }
      const values = withTexts(await call<Row>(address, { query }), typed)
      if (!values) throw new CallError({ code: 'gone:translations', failure: 'refused', message: t('translateGone') })
      // As a form of the admin sends it, so that somebody else's lock holds.
      const body = new FormData()
      body.append('_payload', JSON.stringify({ ...values, _status: 'draft', updatedAt: since }))
      const { doc } = await call<{ doc: { updatedAt: string } }>(address, { body, method: 'PATCH', query })
      setSince(doc.updatedAt)
      setSaved(new Map([...saved, ...typed]))
      setTyped(new Map())
      return t('translateSaved')
    })

  const confirm = (paths?: string[]) =>
    attempt(async () => {
      await call(`/documents/${collection}/${document}/translations/confirm`, {
        body: { to: language, ...(paths && { paths }) },
      })
      return t('translateConfirmed')
    })

  function discard() {
    setTyped(new Map())
    setRefusal(null)
  }

  async function takeNewest() {
    await attempt(async () => {
      const newest = await call<Translations>(`/documents/${collection}/${document}/translations`)
      setSince(newest.updatedAt)
      return t('translateNewestHelp')
    })
  }

  return {
    confirm,
    discard,
    isSaving,
    refusal,
    save,
    takeNewest: () => void takeNewest(),
    typed,
    valueOf: (text) => typed.get(text.path) ?? storedOf(text),
    write,
  }
}
