'use client'

import { useField } from '@payloadcms/ui'
import { useState } from 'react'
import { storedConditions, type Conditions } from '../../../lib/events/conditions/conditions'
import { conditionsOf, rowOf, type Row } from './row'

interface Draft {
  match: Conditions['match']
  rows: Row[]
  /** What the form held when it was looked at last. */
  seen: string
  /** What the form was told and may not hold yet, the last at the end. */
  told: string[]
}

const REMEMBERED = 20

const textOf = (conditions: Conditions | null): string => {
  const rows = conditions?.rows.map(({ operator, property, value }) => [
    property,
    operator,
    typeof value === 'object' ? value.value : value,
  ])
  return JSON.stringify([conditions?.match ?? 'all', rows ?? []])
}

const draftOf = (stored: Conditions | null): Draft => ({
  match: stored?.match ?? 'all',
  rows: (stored?.rows ?? []).map(rowOf),
  seen: textOf(stored),
  told: [],
})

/** The conditions in the form, with those that are still being made, which the form knows nothing of. */
export function useConditions(path: string) {
  const { disabled, errorMessage, setValue, showError, value } = useField<unknown>({ path })
  const stored = storedConditions(value)
  const [draft, setDraft] = useState(() => draftOf(stored))
  const now = textOf(stored)
  // What nobody told the form here comes from elsewhere: an older version, say.
  if (now !== draft.seen) setDraft(draft.told.includes(now) ? { ...draft, seen: now } : draftOf(stored))

  function change(match: Conditions['match'], rows: Row[]): void {
    const next = conditionsOf(match, rows)
    setDraft({ match, rows, seen: draft.seen, told: [...draft.told, textOf(next)].slice(-REMEMBERED) })
    setValue(next)
  }

  return { change, draft, error: showError ? errorMessage : null, isFixed: disabled }
}
