'use client'

import { useAllFormFields, useForm } from '@payloadcms/ui'
import type { FormState } from 'payload'
import { reduceFieldsToValues } from 'payload/shared'
import { useEffect, useMemo, useRef } from 'react'
import { isNothing } from '../../../lib/objects/isNothing'
import type { HeldValues } from '../useSettingsForm'

/** By name of the field; null where nothing is filled in, so that typing and deleting is no change. */
export type AppValues = Record<string, unknown>

export const valuesIn = (state: FormState): AppValues =>
  Object.fromEntries(
    Object.entries(reduceFieldsToValues(state, true)).map(([name, value]: [string, unknown]) => [
      name,
      isNothing(value) ? null : value,
    ]),
  )

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

/** The values that Payload's form holds, for a settings form. */
export function usePayloadValues(initialState: FormState): HeldValues<AppValues> {
  const [state, dispatchFields] = useAllFormFields()
  const { setSubmitted } = useForm()
  const stored = useRef(initialState)
  const now = useRef(state)
  useEffect(() => {
    now.current = state
  }, [state])
  const values = useMemo(() => valuesIn(state), [state])
  return {
    discard: () => {
      setSubmitted(false)
      dispatchFields({ optimize: false, state: stored.current, type: 'REPLACE_STATE' })
    },
    settle: (next, sent) => {
      const typed = valuesIn(now.current)
      stored.current = Object.fromEntries(
        Object.entries(state).map(([path, field]) => [
          path,
          Object.hasOwn(next, path) && !field.rows ? { ...field, ...asStored(next[path]), value: next[path] } : field,
        ]),
      )
      setSubmitted(false)
      for (const [path, value] of Object.entries(next)) {
        if (!state[path] || state[path].rows) continue
        const isUntouched = isSame(typed[path], sent[path]) && !isSame(typed[path], value)
        dispatchFields({ ...asStored(value), path, type: 'UPDATE', ...(isUntouched && { value }) })
      }
    },
    values,
  }
}

const asStored = (value: unknown) => ({ errorMessage: undefined, initialValue: value, valid: true })
