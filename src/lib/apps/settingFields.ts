import type { WordKey } from '../../i18n/en'
import type { RichText } from './richText'

/** Words of ours by their key, or a text as somebody else wrote it (a theme, say). */
export type SettingText = WordKey | { text: string }

export interface SettingOption {
  label: SettingText
  value: string
}

interface Common {
  /** Key under which it is stored. */
  name: string
  label: SettingText
  help?: SettingText
  /** Must be filled in before the rest is of use. Default: false. */
  isRequired?: boolean
  /** Has a value in each language of the site. Default: one for all. */
  isLocalized?: boolean
  /** Asked for only while a neighbour has this value. */
  condition?: { field: string; equals: PlainValue }
  /** Heading under which neighbours of the same group stand. */
  group?: string
  /** One more rule of its value, by name. */
  check?: string
}

export interface TextSetting extends Common {
  type: 'text'
  default?: string
  /** Default: one line. */
  isMultiline?: boolean
  /** Is written for machines. */
  isCode?: boolean
  /** In characters. Default: 200, of several lines 5,000. */
  maxLength?: number
  minLength?: number
}

export interface NumberSetting extends Common {
  type: 'number'
  default?: number
  max?: number
  min?: number
  /** Whole numbers only. Default: false. */
  isWhole?: boolean
}

interface SelectSetting extends Common {
  type: 'select'
  default?: string
  /** Shows all choices at once. */
  isOpen?: boolean
  options: SettingOption[]
}

interface SwitchSetting extends Common {
  type: 'switch'
  default?: boolean
}

/** An http(s) address. */
export interface UrlSetting extends Common {
  type: 'url'
  default?: string
}

/** `#rrggbb`. */
interface ColourSetting extends Common {
  type: 'colour'
  default?: string
}

/** A day, `YYYY-MM-DD`; with its time `YYYY-MM-DDTHH:MM`, as the clocks of the site show it. */
interface DateSetting extends Common {
  type: 'date'
  default?: string
  /** Default: the day alone. */
  hasTime?: boolean
}

/** Some of several choices, stored as a list of their values. */
interface ChoicesSetting extends Common {
  type: 'choices'
  default?: undefined
  options: SettingOption[]
}

/** A document of the same site, stored by its id, or with its type where there are several; of several documents, as a list. */
export interface ReferenceSetting extends Common {
  type: 'reference'
  default?: undefined
  /** Slug of a content type, or of several. */
  relationTo: string | string[]
  /** Default: one. */
  isMany?: boolean
}

/** A text with headings, lists, links and pictures. */
export interface RichTextSetting extends Common {
  type: 'richText'
  default?: undefined
}

/** Settings that belong together. */
export interface GroupSetting extends Common {
  type: 'group'
  default?: undefined
  fields: SettingField[]
}

/** Rows of settings. */
export interface ListSetting extends Common {
  type: 'list'
  default?: undefined
  fields: SettingField[]
  /** Default: none, or one where it is required. */
  minRows?: number
  /** Default: 50. */
  maxRows?: number
}

/** One setting that a theme asks for: how it is shown, checked and stored. */
export type SettingField =
  | ChoicesSetting
  | ColourSetting
  | DateSetting
  | GroupSetting
  | ListSetting
  | NumberSetting
  | ReferenceSetting
  | RichTextSetting
  | SelectSetting
  | SwitchSetting
  | TextSetting
  | UrlSetting

/** A value that stands for itself. */
export type PlainValue = boolean | number | string

/** A document of one of several types. */
export interface TypedReference {
  relationTo: string
  value: string
}

export type SettingValue =
  PlainValue | RichText | SettingValues | SettingValues[] | TypedReference | TypedReference[] | string[]

/** Values by name of the setting. What is not there was never set. */
export interface SettingValues {
  [name: string]: SettingValue
}
