'use client'

import { useId, useState } from 'react'
import { conditionsOf, newRow, type Row, rowOf } from './row'
import { MOST_CONDITIONS, storedConditions, type Conditions } from '../../../lib/events/conditions/conditions'
import type { EventProperty } from '../../../lib/events/conditions/property'
import { Button } from '../../ui/Button/Button'
import { SelectField } from '../../ui/Field/SelectField'
import { useWords } from '../../ui/useWords'
import { ConditionRow } from './ConditionRow'
import styles from './Conditions.module.css'
import { MatchingEvents } from './MatchingEvents'
import { useMatching } from './useMatching'
import { useField } from '@payloadcms/ui'

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
function useConditions(path: string) {
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

interface Props {
  isReadOnly: boolean
  path: string
  properties: EventProperty[]
  tenant: string
}

/** Conditions one below the other, and under them the events that meet them. */
export function ConditionsField({ isReadOnly, path, properties, tenant }: Props) {
  const t = useWords()
  const helpId = useId()
  const { change, draft, error, isFixed } = useConditions(path)
  const { match, rows } = draft
  const whole = conditionsOf(match, rows)
  const matching = useMatching(tenant, whole)
  const isClosed = isReadOnly || isFixed
  const finished = rows.filter(({ value }) => value !== null && value !== '')
  const set = (row: Row) =>
    change(
      match,
      rows.map((one) => (one.key === row.key ? row : one)),
    )
  return (
    <div className={`field-type ${styles.frame}`} id={`field-${path}`}>
      <fieldset aria-describedby={helpId} className={styles.set} disabled={isClosed}>
        <legend className={styles.legend}>{t('eventsConditions')}</legend>
        <p className={styles.help} id={helpId}>
          {t('eventsConditionsHelp')}
        </p>
        {error && (
          <p className={styles.error} role="alert">
            {error}
          </p>
        )}
        {rows.length > 1 && (
          <SelectField
            choices={[
              { label: t('eventsMatch_all'), value: 'all' },
              { label: t('eventsMatch_any'), value: 'any' },
            ]}
            label={t('eventsMatch')}
            onValue={(next) => change(next === 'any' ? 'any' : 'all', rows)}
            value={match}
          />
        )}
        <div className={styles.rows}>
          {rows.map((row, index) => (
            <ConditionRow
              inactive={matching.preview?.inactive.find((one) => one.row === finished.indexOf(row))?.because ?? null}
              isClosed={isClosed}
              key={row.key}
              names={matching.preview?.names ?? (matching.problem === null ? null : {})}
              number={index + 1}
              onRemove={() =>
                change(
                  match,
                  rows.filter((one) => one !== row),
                )
              }
              onRow={set}
              properties={properties}
              row={row}
              tenant={tenant}
            />
          ))}
        </div>
        {!isClosed && rows.length < MOST_CONDITIONS && (
          <Button icon="Plus" onClick={() => change(match, [...rows, newRow(properties)])}>
            {t('eventsAddCondition')}
          </Button>
        )}
      </fieldset>
      <MatchingEvents isAsked={(whole?.rows.length ?? 0) > 0} matching={matching} />
    </div>
  )
}
