import type { SettingOption, SettingText } from '../../apps/settingFields'

/** Where a property is read. A condition holds for an event when it holds in one of these places. */
interface Places {
  /** A field of the event that is not translated; of several, the first that is set. */
  event?: string | string[]
  /** A field of its performances that is not translated. */
  performance?: string
  /** Values that a plugin keeps for events (`eventValues`), and the name of these among them. */
  kept?: { source: string; name: string }
}

interface Common {
  /** Unique among the product's, or among those of an app. */
  name: string
  label: SettingText
  looksAt: Places
}

/** A document of the site: `{relationTo, value}` or its id. */
interface RelationProperty extends Common {
  type: 'relationship'
  relationTo: string
}

/** A day, `YYYY-MM-DD`, in the site's zone. */
interface DateProperty extends Common {
  type: 'date'
}

/** One of several values. */
interface ChoiceProperty extends Common {
  type: 'choice'
  options: SettingOption[]
}

/** Whether something is there at all: `yes` or `no`. */
interface FilledProperty extends Common {
  type: 'filled'
}

/** Something that events can be chosen by. */
export type EventProperty = ChoiceProperty | DateProperty | FilledProperty | RelationProperty

/** Values of `filled`. */
const YES_NO: SettingOption[] = [
  { label: 'eventsYes', value: 'yes' },
  { label: 'eventsNo', value: 'no' },
]

/** What can be chosen from; nothing for what is looked up or typed. */
export const optionsOf = (property: EventProperty): SettingOption[] =>
  property.type === 'filled' ? YES_NO : property.type === 'choice' ? property.options : []
