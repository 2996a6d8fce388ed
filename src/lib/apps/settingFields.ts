import type { MessageKey } from '@/i18n/en'
import type { RichText } from '@/lib/content/richText/nodes'

/** A message key, or a literal text, for example of a theme. */
export type SettingText = MessageKey | { text: string }

export interface SettingOption {
  label: SettingText
  value: string
}

interface Common {
  /** Key of the stored value. */
  name: string
  label: SettingText
  help?: SettingText
  /** Must be set. Default: false. */
  isRequired?: boolean
  /** Has a value per language of the site. Default: one value for all. */
  isLocalized?: boolean
  /** Shown only while a sibling field has this value. */
  condition?: { field: string; equals: PlainValue }
  /** Heading that groups sibling fields. */
  group?: string
  /** Name of an additional check of its value. */
  check?: string
}

export interface TextSetting extends Common {
  type: 'text'
  default?: string
  /** Default: a single line. */
  isMultiline?: boolean
  /** The value is code. */
  isCode?: boolean
  /** Maximum number of characters. Default: 200, or 5,000 for multiline text. */
  maxLength?: number
  minLength?: number
}

export interface NumberSetting extends Common {
  type: 'number'
  default?: number
  max?: number
  min?: number
  /** Integers only. Default: false. */
  isWhole?: boolean
}

interface SelectSetting extends Common {
  type: 'select'
  default?: string
  /** Render all options as radio buttons. */
  isOpen?: boolean
  options: SettingOption[]
}

interface SwitchSetting extends Common {
  type: 'switch'
  default?: boolean
}

/** An HTTP or HTTPS URL. */
export interface UrlSetting extends Common {
  type: 'url'
  default?: string
}

/** `#rrggbb`. */
interface ColourSetting extends Common {
  type: 'colour'
  default?: string
}

/** A date, `YYYY-MM-DD`, or with time `YYYY-MM-DDTHH:MM` in the site's local time. */
interface DateSetting extends Common {
  type: 'date'
  default?: string
  /** Default: date only. */
  hasTime?: boolean
}

/** Several of the options, stored as a list of values. */
interface ChoicesSetting extends Common {
  type: 'choices'
  default?: undefined
  options: SettingOption[]
}

/**
 * A document of the same site, stored as its id, or with its type if several types are allowed. Several documents are
 * stored as a list.
 */
export interface ReferenceSetting extends Common {
  type: 'reference'
  default?: undefined
  /** Slug of one or several content types. */
  relationTo: string | string[]
  /** Default: a single document. */
  isMany?: boolean
}

/** Text with headings, lists, links and images. */
export interface RichTextSetting extends Common {
  type: 'richText'
  default?: undefined
}

/** A group of settings. */
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
  /** Default: 0, or 1 if required. */
  minRows?: number
  /** Default: 50. */
  maxRows?: number
}

/** A setting defined by a theme: how it is rendered, validated and stored. */
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

/** A primitive value. */
export type PlainValue = boolean | number | string

/** A reference to a document of one of several types. */
export interface TypedReference {
  relationTo: string
  value: string
}

export type SettingValue =
  PlainValue | RichText | SettingValues | SettingValues[] | TypedReference | TypedReference[] | string[]

/** Values by name of the setting. Unset values are missing. */
export interface SettingValues {
  [name: string]: SettingValue
}
