'use client'

import { useState } from 'react'

export interface FormState<Values> {
  values: Values
  /** Something differs from what is stored. */
  isChanged: boolean
  set: <Name extends keyof Values>(name: Name, value: Values[Name]) => void
  discard: () => void
  /** The server has stored this. */
  settle: (values: Values) => void
}

/** What a settings form holds, beside what is stored. Values must be plain data. */
export function useFormState<Values extends object>(initial: Values): FormState<Values> {
  const [stored, setStored] = useState(initial)
  const [values, setValues] = useState(initial)
  return {
    discard: () => setValues(stored),
    isChanged: JSON.stringify(values) !== JSON.stringify(stored),
    set: (name, value) => setValues((before) => ({ ...before, [name]: value })),
    settle: (next) => {
      setStored(next)
      setValues(next)
    },
    values,
  }
}
