'use client'

import { toast } from '@payloadcms/ui'
import { useEffect, useRef, useState } from 'react'
import type { ActionResult } from '@/endpoints/actions'
import { useMessages } from '@/components/ui/useMessages'
import { focusFirstProblem } from '@/payload-patches/fieldFocus/focusField'
import { keepTyped } from './keepTyped'
import { isStale } from './StaleNotice/StaleNotice'

export type Refusal = Extract<ActionResult<never>, { success: false }>

/** Values held outside this form, for example in Payload's. */
export interface ExternalValues<Values> {
  values: Values
  /** Restores `stored`. */
  discard: (stored: Values) => void
  /** Shows what was stored, except for edits made since it was sent. */
  settle: (stored: Values, sent: Values) => void
}

interface Options<Values, Doc> {
  /** Stored values; must be plain data. */
  initial: Values
  /** When they were last changed; omit it if no other user can change them. */
  updatedAt?: string | null
  /** Stores the values, unless they were changed since `updatedAt`. */
  send: (values: Values, updatedAt: string | null | undefined) => Promise<ActionResult<Doc>>
  /** Called after a save. @returns the stored values, if they differ from what was sent */
  onSaved?: (doc: Doc, sent: Values) => Promise<Values | void> | Values | void
  savedMessage: string
  /** Error message for a rejected save. Default: the server's own, or a generic one. */
  failedMessage?: (refusal: Refusal) => string
  /** Default: the form holds the values itself. */
  held?: ExternalValues<Values>
}

const NO_PROBLEMS: NonNullable<Refusal['errors']> = []

/** State of a settings form and its submission. Edits survive a rejected save, and so do edits made while saving. */
export function useSettingsForm<Values extends object, Doc extends object>({
  failedMessage,
  held,
  initial,
  onSaved,
  savedMessage,
  send,
  updatedAt: initialUpdatedAt,
}: Options<Values, Doc>) {
  const t = useMessages()
  const ref = useRef<HTMLDivElement & HTMLFormElement>(null)
  const [stored, setStored] = useState(initial)
  const [ownValues, setOwnValues] = useState(initial)
  const [updatedAt, setUpdatedAt] = useState(initialUpdatedAt)
  const [isSaving, setSaving] = useState(false)
  const [problem, setProblem] = useState<Refusal | null>(null)
  const { discard, settle, values } = held ?? {
    discard: setOwnValues,
    settle: (next: Values, sent: Values) => setOwnValues((current) => keepTyped(current, { sent, stored: next })),
    values: ownValues,
  }

  useEffect(() => {
    if (problem) focusFirstProblem(ref.current)
  }, [problem])

  async function save() {
    setSaving(true)
    const result = await send(values, updatedAt)
    if (!result.success) {
      setSaving(false)
      setProblem(result)
      toast.error(failedMessage?.(result) || result.error || t('settingsFailed'))
      return
    }
    const next = (await onSaved?.(result.doc, values)) ?? values
    setSaving(false)
    setProblem(null)
    if ('updatedAt' in result.doc) setUpdatedAt(String(result.doc.updatedAt))
    setStored(next)
    settle(next, values)
    toast.success(savedMessage)
  }

  return {
    /** Props for `SaveBar`. */
    bar: {
      isChanged: JSON.stringify(values) !== JSON.stringify(stored),
      isSaving,
      onDiscard: () => {
        discard(stored)
        setProblem(null)
      },
      onSave: () => void save(),
    },
    isStale: isStale(problem?.code),
    problemOf: (path: string) => problem?.errors?.find((fieldError) => fieldError.path === path)?.message,
    /** Errors of the last save, if it was rejected. */
    problems: problem?.errors ?? NO_PROBLEMS,
    /** Attach to the form: the first invalid field is focused. */
    ref,
    set: <Name extends keyof Values>(name: Name, value: Values[Name]) =>
      setOwnValues((before) => ({ ...before, [name]: value })),
    /** Call when something else on the screen has changed the document. */
    setUpdatedAt,
    updatedAt,
    values,
  }
}
