import type { PlainValue } from '@/lib/apps/settingValues'

/** What Payload has no option for. In `admin.custom`, because that is sent to the browser. */
export interface ThemeFieldOptions {
  /** Name of an additional check of the value. */
  check?: string
  /** Shown only while a sibling field has this value. Payload's own conditions are functions, which no theme can bring. */
  condition?: { field: string; equals: PlainValue }
  /** Heading that groups sibling fields. */
  group?: string
  /** The text is a colour, `#rrggbb`. */
  isColour?: boolean
}

interface Common {
  /** Key of the stored value. */
  name: string
  label: string
  required?: boolean
  /** Has a value per language of the site. */
  localized?: boolean
  admin?: { custom?: ThemeFieldOptions; description?: string }
}

export interface TextThemeField extends Common {
  type: 'code' | 'text' | 'textarea'
  defaultValue?: string
  /** Default: 200, or 5,000 for several lines. */
  maxLength?: number
  minLength?: number
}

export interface NumberThemeField extends Common {
  type: 'number'
  defaultValue?: number
  max?: number
  min?: number
}

interface CheckboxThemeField extends Common {
  type: 'checkbox'
  defaultValue?: boolean
}

export interface ThemeOption {
  label: string
  value: string
}

interface ChoiceThemeField extends Common {
  type: 'radio' | 'select'
  defaultValue?: string
  /** Several options, stored as a list of values. */
  hasMany?: boolean
  options: ThemeOption[]
}

/** Stored as `YYYY-MM-DD`, or with time as `YYYY-MM-DDTHH:MM` in the site's local time. */
interface DateThemeField extends Common {
  type: 'date'
  admin: Common['admin'] & { date: { pickerAppearance: 'dayAndTime' | 'dayOnly' } }
}

/**
 * Documents of the same site. As everywhere in Payload, stored as an id, or with the type if `relationTo` is a list;
 * several documents are stored as a list.
 */
export interface ReferenceThemeField extends Common {
  type: 'relationship' | 'upload'
  hasMany?: boolean
  relationTo: string | string[]
}

/** Text with headings, lists, links and images. */
interface RichTextThemeField extends Common {
  type: 'richText'
}

interface GroupThemeField extends Common {
  type: 'group'
  fields: ThemeField[]
}

export interface ArrayThemeField extends Common {
  type: 'array'
  fields: ThemeField[]
  /** Default: 0, or 1 if required. */
  minRows?: number
  /** Default: 50. */
  maxRows?: number
}

/**
 * A field that a theme defines: a Payload field without functions. Themes are data of a tenant, so their fields are
 * made per request and sent to the browser. The type is defined here because code in `lib` does not depend on the
 * framework; the test of the manifest holds it to Payload's.
 */
export type ThemeField =
  | ArrayThemeField
  | CheckboxThemeField
  | ChoiceThemeField
  | DateThemeField
  | GroupThemeField
  | NumberThemeField
  | ReferenceThemeField
  | RichTextThemeField
  | TextThemeField
