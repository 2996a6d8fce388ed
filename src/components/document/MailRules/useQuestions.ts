'use client'

import { useFormFields } from '@payloadcms/ui'
import type { FormState } from 'payload'

interface FormQuestion {
  label: string
  name: string
  /** Of a choice. */
  options: { label: string; value: string }[] | null
}

/** The questions of the form on screen, as typed so far. */
export function useQuestions(): FormQuestion[] {
  // A text, so that a field renders only when a question has changed.
  const text = useFormFields(([state]) => JSON.stringify(questionsIn(state)))
  return JSON.parse(text) as FormQuestion[]
}

const textAt = (state: FormState, path: string): string => {
  const value: unknown = state[path]?.value
  return typeof value === 'string' ? value : ''
}

const indexesOf = (state: FormState, path: string): number[] => (state[path]?.rows ?? []).map((_, index) => index)

function questionsIn(state: FormState): FormQuestion[] {
  return indexesOf(state, 'fields').flatMap((index) => {
    const path = `fields.${index}`
    const name = textAt(state, `${path}.name`)
    const options = state[`${path}.options`]
      ? indexesOf(state, `${path}.options`).map((option) => {
          const value = textAt(state, `${path}.options.${option}.value`)
          return { label: textAt(state, `${path}.options.${option}.label`) || value, value }
        })
      : null
    return name ? [{ label: textAt(state, `${path}.label`) || name, name, options }] : []
  })
}
