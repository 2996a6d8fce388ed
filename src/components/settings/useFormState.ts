'use client'

import { useState } from 'react'
import { keepTyped } from './keepTyped'

export interface FormState<Values> {
  values: Values
  /** Something differs from what is stored. */
  isChanged: boolean
  set: <Name extends keyof Values>(name: Name, value: Values[Name]) => void
  discard: () => void
  /** The server has stored what was sent, as this. What was typed since stays, unsaved. */
  settle: (stored: Values, sent: Values) => void
}

/** What a settings form holds, beside what is stored. Values must be plain data. */
export function useFormState<Values extends object>(initial: Values): FormState<Values> {
  const [stored, setStored] = useState(initial)
  const [values, setValues] = useState(initial)
  return {
    discard: () => setValues(stored),
    isChanged: JSON.stringify(values) !== JSON.stringify(stored),
    set: (name, value) => setValues((before) => ({ ...before, [name]: value })),
    settle: (next, sent) => {
      setStored(next)
      setValues((now) => keepTyped(now, { sent, stored: next }))
    },
    values,
  }
}
