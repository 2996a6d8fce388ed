'use client'

import { toast } from '@payloadcms/ui'
import { useRouter } from 'next/navigation'
import { useEffect, useRef, useState } from 'react'
import { fromForm, toForm, type FormValue, type FormValues } from '../../../lib/apps/formValues'
import { useWords } from '../../ui/useWords'
import { isStale } from '../StaleNotice/StaleNotice'
import { useApi } from '../../calls/useApi'
import { useFormState } from '../useFormState'
import { readSection, type StoredSettings } from './readSection'
import type { SettingsSection } from './section'

export interface SettingsTarget {
  /** Where the form goes. */
  path: `/${string}`
  /** Said when it is stored. */
  savedWord: string
  /** When the document was last changed; null while there is none. */
  updatedAt: string | null
}

interface Problem {
  code: string
  errors: { message: string; path?: string }[]
}

interface Answer {
  doc: { settings: StoredSettings; updatedAt: string }
}

/** State of a form of settings, and its way to the server. */
export function useSettingsForm(sections: SettingsSection[], { path, savedWord, updatedAt: initial }: SettingsTarget) {
  const t = useWords()
  const call = useApi()
  const router = useRouter()
  const ref = useRef<HTMLFormElement>(null)
  const { discard, isChanged, set, settle, values } = useFormState<Record<string, FormValues>>(Object.fromEntries(sections.map(({ fields, key, values: stored }) => [key, toForm(fields, stored)])))
  const [marks, setMarks] = useState(Object.fromEntries(sections.map((section) => [section.key, section.marks])))
  const [updatedAt, setUpdatedAt] = useState(initial)
  const [isSaving, setSaving] = useState(false)
  const [round, setRound] = useState(0)
  const [problem, setProblem] = useState<Problem | null>(null)

  useEffect(() => {
    if (problem) ref.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [problem])

  async function save() {
    setSaving(true)
    const settings = Object.fromEntries(sections.map(({ fields, key }) => [key, fromForm(fields, values[key] ?? {})]))
    const result = await call<Answer>('PATCH', path, { settings, updatedAt })
    setSaving(false)
    if (!result.success) {
      setProblem({ code: result.code, errors: result.errors ?? [] })
      toast.error(result.error || t('settingsFailed'))
      return
    }
    const { doc } = result.doc
    const stored = sections.map(({ fields, key }) => [key, readSection(fields, doc.settings[key])] as const)
    setProblem(null)
    setUpdatedAt(doc.updatedAt)
    setRound(round + 1)
    setMarks(Object.fromEntries(stored.map(([key, one]) => [key, one.marks])))
    settle(Object.fromEntries(sections.map(({ fields, key }) => [key, toForm(fields, readSection(fields, doc.settings[key]).values)])), values)
    toast.success(savedWord)
    router.refresh()
  }

  return {
    discard: () => {
      discard()
      setProblem(null)
      setRound(round + 1)
    },
    isChanged,
    isSaving,
    isStale: isStale(problem?.code),
    marks,
    problemOf: (place: string) => problem?.errors.find((one) => one.path === place)?.message,
    ref,
    /** Rises whenever the form starts afresh: what a control keeps for itself is then over. */
    round,
    save: () => void save(),
    set: (key: string, name: string, value: FormValue | undefined) => {
      const { [name]: _, ...others } = values[key] ?? {}
      set(key, value === undefined ? others : { ...others, [name]: value })
    },
    values,
  }
}
