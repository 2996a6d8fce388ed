'use client'

import { useId, useState } from 'react'
import { toConditions, newRow, type Row, toRow } from './row'
import { MAX_CONDITIONS, storedConditions, type Conditions } from '@/lib/events/conditions/conditions'
import type { EventProperty } from '@/lib/events/conditions/property'
import { Button } from '@/components/ui/Button/Button'
import { SelectField } from '@/components/ui/Field/SelectField'
import { useMessages } from '@/components/ui/useMessages'
import { ConditionRow } from './ConditionRow'
import styles from './Conditions.module.css'
import { MatchingEvents } from './MatchingEvents'
import { useMatching } from './useMatching'
import { useField } from '@payloadcms/ui'

interface Draft {
  match: Conditions['match']
  rows: Row[]
  /** The form's value when it was last read. */
  seen: string
  /** Values written to the form that it may not hold yet, latest last. */
  sent: string[]
}

const REMEMBERED = 20

const serialize = (conditions: Conditions | null): string => {
  const rows = conditions?.rows.map(({ operator, property, value }) => [
    property,
    operator,
    typeof value === 'object' ? value.value : value,
  ])
  return JSON.stringify([conditions?.match ?? 'all', rows ?? []])
}

const toDraft = (stored: Conditions | null): Draft => ({
  match: stored?.match ?? 'all',
  rows: (stored?.rows ?? []).map(toRow),
  seen: serialize(stored),
  sent: [],
})

/** The conditions in the form together with unfinished ones, which the form does not store. */
function useConditions(path: string) {
  const { disabled, errorMessage, setValue, showError, value } = useField<unknown>({ path })
  const stored = storedConditions(value)
  const [draft, setDraft] = useState(() => toDraft(stored))
  const current = serialize(stored)
  // A value that was not written here comes from elsewhere, such as a restored version.
  if (current !== draft.seen) setDraft(draft.sent.includes(current) ? { ...draft, seen: current } : toDraft(stored))

  function change(match: Conditions['match'], rows: Row[]): void {
    const next = toConditions(match, rows)
    setDraft({ match, rows, seen: draft.seen, sent: [...draft.sent, serialize(next)].slice(-REMEMBERED) })
    setValue(next)
  }

  return { change, draft, error: showError ? errorMessage : null, isLocked: disabled }
}

interface Props {
  isReadOnly: boolean
  path: string
  properties: EventProperty[]
  tenant: string
}

/** Conditions one below the other, and below them the events that meet them. */
export function ConditionsField({ isReadOnly, path, properties, tenant }: Props) {
  const t = useMessages()
  const helpId = useId()
  const { change, draft, error, isLocked } = useConditions(path)
  const { match, rows } = draft
  const conditionsToMatch = toConditions(match, rows)
  const matching = useMatching(tenant, conditionsToMatch)
  const isDisabled = isReadOnly || isLocked
  const finished = rows.filter(({ value }) => value !== null && value !== '')
  const updateRow = (row: Row) =>
    change(
      match,
      rows.map((other) => (other.key === row.key ? row : other)),
    )
  return (
    <div className={`field-type ${styles.frame}`} id={`field-${path}`}>
      <fieldset aria-describedby={helpId} className={styles.set} disabled={isDisabled}>
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
              inactive={
                matching.preview?.inactive.find((condition) => condition.row === finished.indexOf(row))?.because ?? null
              }
              isClosed={isDisabled}
              key={row.key}
              names={matching.preview?.names ?? (matching.problem === null ? null : {})}
              number={index + 1}
              onRemove={() =>
                change(
                  match,
                  rows.filter((other) => other !== row),
                )
              }
              onRow={updateRow}
              properties={properties}
              row={row}
              tenant={tenant}
            />
          ))}
        </div>
        {!isDisabled && rows.length < MAX_CONDITIONS && (
          <Button icon="Plus" onClick={() => change(match, [...rows, newRow(properties)])}>
            {t('eventsAddCondition')}
          </Button>
        )}
      </fieldset>
      <MatchingEvents hasConditions={(conditionsToMatch?.rows.length ?? 0) > 0} matching={matching} />
    </div>
  )
}
