'use client'

import { useId } from 'react'
import { conditionsOf, newRow, type Row } from './row'
import { MOST_CONDITIONS } from '../../../lib/events/conditions/conditions'
import type { EventProperty } from '../../../lib/events/conditions/property'
import { Button } from '../../ui/Button/Button'
import { SelectField } from '../../ui/Field/SelectField'
import { useWords } from '../../ui/useWords'
import { ConditionRow } from './ConditionRow'
import styles from './Conditions.module.css'
import { MatchingEvents } from './MatchingEvents'
import { useConditions } from './useConditions'
import { useMatching } from './useMatching'

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
