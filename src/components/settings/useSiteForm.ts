'use client'

import { toast } from '@payloadcms/ui'
import { useState } from 'react'
import { useWords } from '../ui/useWords'
import { isStale } from './StaleNotice/StaleNotice'
import { useAction } from './useAction'
import { useFormState } from './useFormState'

interface Options<Values> {
  /** Name of the operation that stores the form. */
  action: string
  initial: Values
  site: { id: string; updatedAt: string }
  savedWord: string
  /** Said where the server has no words of its own. Default: that the settings could not be updated. */
  failedWord?: string
  /** What is sent. Default: the values as they are. */
  toInput?: (values: Values) => object
  /** Runs when they are stored. @returns what the form holds from then on, if that is something else */
  onSaved?: (values: Values) => Values | void
}

interface Problem {
  code: string
  errors: { message: string; path?: string }[]
}

/** A form of a site's settings, stored by a server action. What was typed stays when the server refuses it. */
export function useSiteForm<Values extends object>({ action, failedWord, initial, onSaved, savedWord, site, toInput }: Options<Values>) {
  const t = useWords()
  const run = useAction()
  const { discard, isChanged, set, settle, values } = useFormState(initial)
  const [updatedAt, setUpdatedAt] = useState(site.updatedAt)
  const [isSaving, setSaving] = useState(false)
  const [problem, setProblem] = useState<Problem | null>(null)

  async function save() {
    setSaving(true)
    const result = await run<{ updatedAt: string }>(action, { id: site.id, updatedAt, ...(toInput?.(values) ?? values) })
    setSaving(false)
    if (!result.success) {
      setProblem({ code: result.code, errors: result.errors ?? [] })
      toast.error(result.error || failedWord || t('settingsFailed'))
      return
    }
    setProblem(null)
    setUpdatedAt(result.doc.updatedAt)
    settle(onSaved?.(values) ?? values, values)
    toast.success(savedWord)
  }

  return {
    /** For `SaveBar`. */
    bar: {
      isChanged,
      isSaving,
      onDiscard: () => {
        discard()
        setProblem(null)
      },
      onSave: () => void save(),
    },
    isStale: isStale(problem?.code),
    problemOf: (path: string) => problem?.errors.find((one) => one.path === path)?.message,
    set,
    /** Something else on the screen has changed the site. */
    setUpdatedAt,
    updatedAt,
    values,
  }
}
