'use client'

import { OPERATORS, operatorsOf, type Operator } from '@/lib/events/conditions/conditions'
import type { EventProperty } from '@/lib/events/conditions/property'
import { Button } from '@/components/ui/Button/Button'
import { SelectField } from '@/components/ui/Field/SelectField'
import { useMessages } from '@/components/ui/useMessages'
import styles from './Conditions.module.css'
import { ConditionValue } from './ConditionValue'
import { withProperty, type Row } from './row'

interface Props {
  /** Why the condition cannot be evaluated. */
  inactive: 'app' | 'gone' | null
  isClosed: boolean
  /** Titles of documents by id; null until loaded. */
  names: Record<string, string> | null
  number: number
  onRemove: () => void
  onRow: (row: Row) => void
  properties: EventProperty[]
  row: Row
  tenant: string
}

/** One condition: property, operator and value. */
export function ConditionRow({ inactive, isClosed, names, number, onRemove, onRow, properties, row, tenant }: Props) {
  const t = useMessages()
  const property = properties.find(({ name }) => name === row.property)
  const choices = properties.map(({ label, name }) => ({
    label: typeof label === 'string' ? t(label) : label.text,
    value: name,
  }))
  const note =
    inactive || !property
      ? t(inactive === 'gone' ? 'eventsInactiveGone' : 'eventsInactiveApp')
      : row.value === null || row.value === ''
        ? t('eventsUnfinished')
        : null
  return (
    <div aria-label={t('eventsCondition', { number })} className={styles.row} role="group">
      <SelectField
        choices={
          property
            ? choices
            : [
                { isClosed: true, label: t('eventsUnknownProperty', { name: row.property }), value: row.property },
                ...choices,
              ]
        }
        label={t('eventsProperty')}
        onValue={(name) => {
          const next = properties.find((candidate) => candidate.name === name)
          if (next) onRow(withProperty(row, next))
        }}
        value={row.property}
      />
      <SelectField
        choices={(property ? operatorsOf(property) : OPERATORS).map((operator) => ({
          label: t(`eventsOperator_${operator}`),
          value: operator,
        }))}
        disabled={!property}
        label={t('eventsComparison')}
        onValue={(operator) => onRow({ ...row, operator: operator as Operator })}
        value={row.operator}
      />
      <ConditionValue
        key={row.property}
        names={names}
        onValue={(value) => onRow({ ...row, value })}
        property={property ?? null}
        tenant={tenant}
        value={row.value}
      />
      {!isClosed && (
        <Button
          aria-label={t('eventsRemoveCondition', { number })}
          className={styles.remove}
          icon="X"
          variant="quiet"
          onClick={onRemove}
        >
          {t('remove')}
        </Button>
      )}
      {note && <p className={inactive || !property ? styles.error : styles.note}>{note}</p>}
    </div>
  )
}
