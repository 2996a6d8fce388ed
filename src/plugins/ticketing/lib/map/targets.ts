import { isRecord } from '@/lib/values'

/**
 * Kinds of values that a field map may write.
 * `day` is YYYY-MM-DD; `wallClock` is YYYY-MM-DDTHH:MM in the site's time zone; `option` is a single choice of a list
 * of choices.
 */
export const TARGET_KINDS = [
  'text',
  'textarea',
  'link',
  'richText',
  'number',
  'checkbox',
  'day',
  'moment',
  'wallClock',
  'choice',
  'choices',
  'option',
  'venue',
] as const
export type TargetKind = (typeof TARGET_KINDS)[number]

export interface Choice {
  label: string
  value: string
}

/** A field of an event or a performance that a field map may write. */
export interface TargetField {
  /** Identifier used in map rows: `summary`, `accessTypes.captioned`, `custom.genre`. */
  name: string
  label: string
  kind: TargetKind
  /** Field name in the document; for an attribute, its name within `custom`. */
  field: string
  /** For `option`: value of the choice. */
  option?: string
  /** A theme-defined attribute, stored in `custom`. */
  isAttribute: boolean
  isLocalized: boolean
  isRequired: boolean
  /** A moment whose time zone is stored in `{field}_tz`. */
  hasZone: boolean
  choices?: readonly Choice[]
  /** Maximum length in characters. */
  maxLength?: number
}

/** A field of a content type, flattened (no tabs, rows or groups), as plain data. */
export interface PlainField {
  name: string
  /** Payload field type. */
  type: string
  label?: unknown
  hasMany?: boolean
  /** Not on any form; derived by hooks. */
  isHidden?: boolean
  /** A date without a time, stored as noon UTC. */
  isDayOnly?: boolean
  localized?: boolean
  maxLength?: number
  options?: readonly (string | { label?: unknown; value: string })[]
  relationTo?: string | readonly string[]
  required?: boolean
  /** It has its own time zone field. */
  timezone?: unknown
}

/**
 * An attribute that the theme defines for events or performances. `type` is the theme's type or that of the generated
 * form field.
 */
export interface AttributeField {
  name: string
  label: string
  type: string
  hasMany?: boolean
  /** A date with a time. */
  hasTime?: boolean
  isLocalized?: boolean
  isRequired?: boolean
  maxLength?: number
  options?: readonly { label?: unknown; value: string }[]
  relationTo?: string | readonly string[]
}

/** Never written by a map: identity, ownership and publication status. */
const EXCLUDED = new Set([
  '_status',
  'createdAt',
  'createdBy',
  'deletedAt',
  'event',
  'id',
  'parent',
  'publishDate',
  'publishedAt',
  'slug',
  'tenant',
  'ticketing',
  'updatedAt',
  'updatedBy',
])

/** Settings of the sync itself, named as in the specification. */
const OF_SYNC = new Set([
  'eventFieldMaps',
  'eventId',
  'eventInstanceFieldMaps',
  'eventName',
  'modesOfSale',
  'syncConnected',
  'syncToPublished',
])

/** Maximum URL length. */
const MAX_URL_LENGTH = 2048

/**
 * All targets of a content type.
 * @param fields flattened
 * @param attributes defined by the theme for this content type
 */
export const targetFields = (
  fields: readonly PlainField[],
  attributes: readonly AttributeField[] = [],
): TargetField[] => [...fields.flatMap(targetsOf), ...attributes.flatMap(attributeTargets)]

function targetsOf(field: PlainField): TargetField[] {
  if (EXCLUDED.has(field.name) || OF_SYNC.has(field.name) || field.isHidden || field.name.endsWith('_tz')) return []
  const kind = kindOf(field)
  if (!kind) return []
  const target = {
    field: field.name,
    hasZone: Boolean(field.timezone),
    isAttribute: false,
    isLocalized: field.localized === true,
    isRequired: field.required === true,
    kind,
    label: labelOf(field.label, field.name),
    name: field.name,
  }
  return withOptions({ ...target, ...bounds(kind, field) })
}

function attributeTargets(attribute: AttributeField): TargetField[] {
  const kind = attributeKind(attribute)
  if (!kind) return []
  const target = {
    field: attribute.name,
    hasZone: false,
    isAttribute: true,
    isLocalized: attribute.isLocalized === true,
    isRequired: attribute.isRequired === true,
    kind,
    label: attribute.label,
    name: `custom.${attribute.name}`,
  }
  return withOptions({ ...target, ...bounds(kind, attribute) })
}

function bounds(
  kind: TargetKind,
  { maxLength, options }: Pick<PlainField, 'maxLength' | 'options'>,
): Pick<TargetField, 'choices' | 'maxLength'> {
  const limit = maxLength ?? (kind === 'link' ? MAX_URL_LENGTH : undefined)
  return {
    ...(limit !== undefined && { maxLength: limit }),
    ...(options && {
      choices: options.map((option) =>
        typeof option === 'string'
          ? { label: option, value: option }
          : { label: labelOf(option.label, option.value), value: option.value },
      ),
    }),
  }
}

/** A list of choices can be filled as a whole or choice by choice. */
const withOptions = (target: TargetField): TargetField[] => {
  if (target.kind !== 'choices') return [target]
  const { choices = [], ...rest } = target
  return [
    target,
    ...choices.map(({ label, value }): TargetField => ({
      ...rest,
      isRequired: false,
      kind: 'option',
      label: `${target.label}: ${label}`,
      name: `${target.name}.${value}`,
      option: value,
    })),
  ]
}

function kindOf({ hasMany, isDayOnly, name, relationTo, type }: PlainField): TargetKind | null {
  switch (type) {
    case 'text':
      return hasMany ? null : /url$/i.test(name) ? 'link' : 'text'
    case 'textarea':
    case 'richText':
      return type
    case 'number':
      return hasMany ? null : 'number'
    case 'checkbox':
      return 'checkbox'
    case 'date':
      return isDayOnly ? 'day' : 'moment'
    case 'radio':
    case 'select':
      return hasMany ? 'choices' : 'choice'
    case 'relationship':
      return relationTo === 'venues' && !hasMany ? 'venue' : null
    default:
      return null
  }
}

function attributeKind({ hasMany, hasTime, relationTo, type }: AttributeField): TargetKind | null {
  switch (type) {
    case 'switch':
      return 'checkbox'
    case 'choices':
      return 'choices'
    case 'url':
      return 'link'
    case 'datetime':
      return 'wallClock'
    case 'date':
      return hasTime ? 'wallClock' : 'day'
    case 'reference':
    case 'relationship':
      return kindOf({ hasMany, name: '', relationTo, type: 'relationship' })
    default:
      return kindOf({ hasMany, name: '', type })
  }
}

/** A label may be a string, a record by language, or a Payload label function. */
function labelOf(label: unknown, name: string): string {
  if (typeof label === 'string') return label
  if (isRecord(label) && typeof label.en === 'string') return label.en
  const text = name
    .replace(/[_-]+/g, ' ')
    .replace(/([a-z])([A-Z])/g, (_, end: string, start: string) => `${end} ${start.toLowerCase()}`)
  return text.charAt(0).toUpperCase() + text.slice(1)
}
