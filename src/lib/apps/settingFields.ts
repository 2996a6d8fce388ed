import type { WordKey } from '../../i18n/en'

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
  /** Every visitor of the website may know it. Default: false. */
  isPublic?: boolean
  /** Name of a secret that must be typed again when this changes: it would be sent somewhere else. */
  boundSecret?: string
}

export interface TextSetting extends Common {
  type: 'text'
  default?: string
  /** Default: one line. */
  isMultiline?: boolean
  /** In characters. Default: 200, of several lines 5,000. */
  maxLength?: number
  minLength?: number
  /** The whole value must have this form, and `patternHint` says which. */
  pattern?: RegExp
  patternHint?: string
}

/** Stored encrypted, in a place of its own; reading it gives `SecretMark`. */
export interface SecretSetting extends Omit<Common, 'boundSecret' | 'isPublic'> {
  type: 'secret'
}

export interface NumberSetting extends Common {
  type: 'number'
  default?: number
  max?: number
  min?: number
  /** Whole numbers only. Default: false. */
  isWhole?: boolean
}

export interface SelectSetting extends Common {
  type: 'select'
  default?: string
  options: SettingOption[]
}

export interface SwitchSetting extends Common {
  type: 'switch'
  default?: boolean
}

/** An http(s) address. */
export interface UrlSetting extends Common {
  type: 'url'
  default?: string
}

/** `#rrggbb`. */
export interface ColourSetting extends Common {
  type: 'colour'
  default?: string
}

/** A day, `YYYY-MM-DD`. */
export interface DateSetting extends Common {
  type: 'date'
  default?: string
}

/** One setting of an app or of a theme's block: how it is shown, checked and stored. */
export type SettingField = ColourSetting | DateSetting | NumberSetting | SecretSetting | SelectSetting | SwitchSetting | TextSetting | UrlSetting

export type SettingValue = boolean | number | string

/** Values by name of the setting. What is not there was never set. */
export type SettingValues = Record<string, SettingValue>

/** All that anybody learns of a stored secret. */
export interface SecretMark {
  set: true
  last4: string
}
