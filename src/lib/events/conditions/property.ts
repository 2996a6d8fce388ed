import type { MessageKey } from '@/i18n/en'

/** A message key, or a literal text, for example of a ticketing system. */
type PropertyText = MessageKey | { text: string }

interface PropertyOption {
  label: PropertyText
  value: string
}

/** Where the value of a property is read. A condition is met if one of these values meets it. */
interface Places {
  /** A non-localized field of the event; of several fields, the first that is set. */
  event?: string | string[]
  /** A non-localized field of its performances. */
  performance?: string
  /** Values that a plugin stores for events (`events.values`), and the name of the value. */
  kept?: { source: string; name: string }
}

interface Common {
  /** Unique among the built-in properties, or among those of an app. */
  name: string
  label: PropertyText
  looksAt: Places
}

/** A document of the tenant: `{relationTo, value}` or its id. */
interface RelationProperty extends Common {
  type: 'relationship'
  relationTo: string
}

/** A date, `YYYY-MM-DD`, in the tenant's time zone. */
interface DateProperty extends Common {
  type: 'date'
}

/** One of several options. */
interface ChoiceProperty extends Common {
  type: 'choice'
  options: PropertyOption[]
}

/** Whether a value is set: `yes` or `no`. */
interface FilledProperty extends Common {
  type: 'filled'
}

/** A property for the conditions of event collections. */
export type EventProperty = ChoiceProperty | DateProperty | FilledProperty | RelationProperty

/** Options of `filled`. */
const YES_NO: PropertyOption[] = [
  { label: 'eventsYes', value: 'yes' },
  { label: 'eventsNo', value: 'no' },
]

/** The options of a property; empty for dates and documents. */
export const optionsOf = (property: EventProperty): PropertyOption[] =>
  property.type === 'filled' ? YES_NO : property.type === 'choice' ? property.options : []
