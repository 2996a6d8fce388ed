import type { RichText } from '@/lib/content/richText/nodes'

/** A primitive value. */
export type PlainValue = boolean | number | string

/** A reference to a document of one of several types. */
export interface TypedReference {
  relationTo: string
  value: string
}

export type SettingValue =
  PlainValue | RichText | SettingValues | SettingValues[] | TypedReference | TypedReference[] | string[]

/** Values by name of the field, of an app or of a theme. Unset values are missing. */
export interface SettingValues {
  [name: string]: SettingValue
}
