'use client'

import { toast } from '@payloadcms/ui'
import { useEffect, useRef, useState } from 'react'
import type { ActionResult } from '../../endpoints/toAction'
import { useWords } from '../ui/useWords'
import { focusFirstProblem } from '../../payload-patches/fieldFocus/focusFirstProblem'
import { keepTyped } from './keepTyped'
import { isStale } from './StaleNotice/StaleNotice'

export type Refusal = Extract<ActionResult<never>, { success: false }>

/** Where what was typed is held, if not in this form: in Payload's, say. */
export interface HeldValues<Values> {
  values: Values
  /** Shows `stored` again. */
  discard: (stored: Values) => void
  /** Shows what was stored, but for what was typed since it was sent. */
  settle: (stored: Values, sent: Values) => void
}

interface Options<Values, Doc> {
  /** What is stored. Values must be plain data. */
  initial: Values
  /** When that was last changed; left out where nobody else changes it. */
  updatedAt?: string | null
  /** Stores the values, unless they were changed since `updatedAt`. */
  send: (values: Values, updatedAt: string | null | undefined) => Promise<ActionResult<Doc>>
  /** Runs when they are stored. @returns what is stored, if that is not what was sent */
  onSaved?: (doc: Doc, sent: Values) => Promise<Values | void> | Values | void
  savedMessage: string
  /** The message for a refusal. Default: the server's own, or that the settings could not be updated. */
  failedMessage?: (refusal: Refusal) => string
  /** Default: the form holds them itself. */
  held?: HeldValues<Values>
}

const NO_PROBLEMS: NonNullable<Refusal['errors']> = []

/**
 * State of a settings form and its way to the server. What was typed stays when the server refuses it, and so does
 * what was typed while it was being stored.
 */
export function useSettingsForm<Values extends object, Doc extends object>({
  failedMessage,
  held,
  initial,
  onSaved,
  savedMessage,
  send,
  updatedAt: initialUpdatedAt,
}: Options<Values, Doc>) {
  const t = useWords()
  const ref = useRef<HTMLFormElement>(null)
  const [stored, setStored] = useState(initial)
  const [own, setOwn] = useState(initial)
  const [updatedAt, setUpdatedAt] = useState(initialUpdatedAt)
  const [isSaving, setSaving] = useState(false)
  const [problem, setProblem] = useState<Refusal | null>(null)
  const { discard, settle, values } = held ?? {
    discard: setOwn,
    settle: (next: Values, sent: Values) => setOwn((now) => keepTyped(now, { sent, stored: next })),
    values: own,
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
    /** For `SaveBar`. */
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
    problemOf: (path: string) => problem?.errors?.find((one) => one.path === path)?.message,
    /** Of the last save, if it was refused. */
    problems: problem?.errors ?? NO_PROBLEMS,
    /** For the form: the first field with a problem is focused. */
    ref,
    set: <Name extends keyof Values>(name: Name, value: Values[Name]) =>
      setOwn((before) => ({ ...before, [name]: value })),
    /** Something else on the screen has changed the document. */
    setUpdatedAt,
    updatedAt,
    values,
  }
}
