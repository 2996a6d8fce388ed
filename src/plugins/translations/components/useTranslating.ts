'use client'

import { toast } from '@payloadcms/ui'
import { useState } from 'react'
import { useCall, useMessages } from '@/exports/client'
import { CallError } from '@/exports/shared'
import type { Row } from '@/lib/content/changes/changedField'
import type { TranslatedText, Translations } from '../lib/shapes'
import { dataWithTexts } from '../lib/withTexts'

interface Options {
  collection: string
  data: Translations
  document: string
  language: string
  reload: () => void
}

interface Translating {
  /** Confirms that translations are still correct: those at `paths`, or all. */
  confirm: (paths?: string[]) => Promise<void>
  discard: () => void
  isSaving: boolean
  /** Why the last save was refused; null if it was not. */
  refusal: { isStale: boolean; message: string } | null
  /** Rebases the unsaved input onto the version that somebody else has saved. */
  takeNewest: () => void
  save: () => Promise<void>
  /** Unsaved input by path. */
  typed: ReadonlyMap<string, string>
  /** The current value of a text's field. */
  valueOf: (text: TranslatedText) => string
  write: (text: TranslatedText, value: string) => void
}

/** State of the translation screen: unsaved input, saving and confirming. */
export function useTranslating({ collection, data, document, language, reload }: Options): Translating {
  const t = useMessages()
  const call = useCall()
  const [typed, setTyped] = useState<ReadonlyMap<string, string>>(new Map())
  // Version that the unsaved input is based on, even if a newer one has been loaded since.
  const [baseVersion, setBaseVersion] = useState(data.updatedAt)
  // Saved values, shown until the texts have been reloaded.
  const [saved, setSaved] = useState<ReadonlyMap<string, string>>(new Map())
  const [isSaving, setSaving] = useState(false)
  const [refusal, setRefusal] = useState<Translating['refusal']>(null)

  const storedOf = ({ path, value }: TranslatedText): string =>
    data.updatedAt < baseVersion ? (saved.get(path) ?? value) : value

  function write(text: TranslatedText, value: string) {
    if (typed.size === 0 && data.updatedAt > baseVersion) setBaseVersion(data.updatedAt)
    const next = new Map(typed)
    // What is under way as a save may be taken back in the meantime: that is input, too.
    if (value === storedOf(text) && !isSaving) next.delete(text.path)
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
      // Shown until the next attempt, because the input has not been saved.
      setRefusal({ isStale: error.failure === 'stale', message: error.message })
    }
    setSaving(false)
  }

  const save = () =>
    attempt(async () => {
      const path = `/${collection}/${document}` as const
      const query = { depth: 0, draft: true, 'fallback-locale': 'null', locale: language }
      const values = dataWithTexts(await call<Row>(path, { query }), typed)
      if (!values) throw new CallError({ code: 'gone:translations', failure: 'refused', message: t('translateGone') })
      // Sent as the admin's own forms send it, so that document locks are respected.
      const body = new FormData()
      body.append('_payload', JSON.stringify({ ...values, _status: 'draft', updatedAt: baseVersion }))
      const { doc } = await call<{ doc: { updatedAt: string } }>(path, { body, method: 'PATCH', query })
      setBaseVersion(doc.updatedAt)
      setSaved(new Map([...saved, ...typed]))
      // Typing may have gone on during the save.
      setTyped((current) => new Map([...current].filter(([textPath, value]) => value !== typed.get(textPath))))
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
      setBaseVersion(newest.updatedAt)
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
