'use client'

import { useField } from '@payloadcms/ui'
import { useState } from 'react'
import { storedConditions, type Conditions } from '../../../lib/events/conditions/conditions'
import { conditionsOf, rowOf, type Row } from './row'

interface Draft {
  match: Conditions['match']
  rows: Row[]
  /** What the form was told last. */
  told: string
}

const textOf = (conditions: Conditions | null): string => {
  const rows = conditions?.rows.map(({ operator, property, value }) => [property, operator, typeof value === 'object' ? value.value : value])
  return JSON.stringify([conditions?.match ?? 'all', rows ?? []])
}

const draftOf = (stored: Conditions | null): Draft => ({ match: stored?.match ?? 'all', rows: (stored?.rows ?? []).map(rowOf), told: textOf(stored) })

/** The conditions in the form, with those that are still being made, which the form knows nothing of. */
export function useConditions(path: string) {
  const { disabled, errorMessage, setValue, showError, value } = useField<unknown>({ path })
  const stored = storedConditions(value)
  const [draft, setDraft] = useState(() => draftOf(stored))
  // Somebody went back to an older version, say.
  const now = textOf(stored)
  if (now !== draft.told) setDraft(draftOf(stored))

  function change(match: Conditions['match'], rows: Row[]): void {
    const next = conditionsOf(match, rows)
    setDraft({ match, rows, told: textOf(next) })
    if (textOf(next) !== now) setValue(next)
  }

  return { change, draft, error: showError ? errorMessage : null, isFixed: disabled, stored }
}
