'use client'

import type { Condition } from '@/lib/events/conditions/conditions'
import { optionsOf, type EventProperty } from '@/lib/events/conditions/property'
import { SelectField } from '@/components/ui/Field/SelectField'
import { TextField } from '@/components/ui/Field/TextField'
import { useMessages } from '@/components/ui/useMessages'
import { DocumentPicker } from './DocumentPicker'

interface Props {
  /** Null until loaded. */
  names: Record<string, string> | null
  onValue: (value: Condition['value'] | null) => void
  /** Null if the property no longer exists. */
  property: EventProperty | null
  tenant: string
  value: Condition['value'] | null
}

/** The value of a condition: a document, a date, or one of several options. */
export function ConditionValue({ names, onValue, property, tenant, value }: Props) {
  const t = useMessages()
  const label = t('eventsValue')
  const text = typeof value === 'string' ? value : ''
  if (!property)
    return (
      <TextField
        disabled
        label={label}
        onValue={() => {}}
        value={typeof value === 'object' && value ? (names?.[value.value] ?? value.value) : text}
      />
    )
  if (property.type === 'relationship') {
    const id = typeof value === 'object' && value ? value.value : null
    return (
      <DocumentPicker
        collection={property.relationTo}
        label={label}
        name={names === null ? null : id === null ? undefined : names[id]}
        onValue={(next) => onValue({ relationTo: property.relationTo, value: next })}
        tenant={tenant}
        value={id}
      />
    )
  }
  if (property.type === 'date')
    return <TextField label={label} max="9999-12-31" onValue={(day) => onValue(day || null)} type="date" value={text} />
  const options = optionsOf(property).map((option) => ({
    label: typeof option.label === 'string' ? t(option.label) : option.label.text,
    value: option.value,
  }))
  return (
    <SelectField
      choices={[{ isClosed: true, label: t('eventsChoose'), value: '' }, ...options]}
      label={label}
      onValue={(next) => onValue(next || null)}
      value={text}
    />
  )
}
