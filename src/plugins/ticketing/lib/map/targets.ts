import { isRecord } from '../../../../lib/objects/isRecord'

/**
 * Kinds of values that a field map may write.
 * `day` is YYYY-MM-DD; `wallClock` YYYY-MM-DDTHH:MM as the site's clocks show it; `option` one choice of a list of choices.
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
  /** What a row of a map names: `summary`, `accessTypes.captioned`, `custom.genre`. */
  name: string
  label: string
  kind: TargetKind
  /** Name of the field in the document; of an attribute, its name within `custom`. */
  field: string
  /** Value of the choice that an `option` stands for. */
  option?: string
  /** An attribute that the theme asks for: it lies in `custom`. */
  isAttribute: boolean
  isLocalized: boolean
  isRequired: boolean
  /** A moment with its zone beside it, in `{field}_tz`. */
  hasZone: boolean
  choices?: readonly Choice[]
  /** In characters. */
  maxLength?: number
}

/** A field of a content type, flattened (no tabs, rows or groups), as plain data. */
export interface PlainField {
  name: string
  /** Payload's type. */
  type: string
  label?: unknown
  hasMany?: boolean
  /** Not on any form: worked out by hooks. */
  isHidden?: boolean
  /** A date that is a day everywhere, stored as its noon in UTC. */
  isDayOnly?: boolean
  localized?: boolean
  maxLength?: number
  options?: readonly (string | { label?: unknown; value: string })[]
  relationTo?: string | readonly string[]
  required?: boolean
  /** It has a zone of its own beside it. */
  timezone?: unknown
}

/** What the theme asks events or performances for: the type as the theme, or as the form of its fields calls it. */
export interface AttributeField {
  name: string
  label: string
  type: string
  hasMany?: boolean
  /** A date with its time. */
  hasTime?: boolean
  isLocalized?: boolean
  isRequired?: boolean
  maxLength?: number
  options?: readonly { label?: unknown; value: string }[]
  relationTo?: string | readonly string[]
}

/** Never written by a map: who a document is, where it belongs, and whether visitors see it. */
const NEVER = new Set([
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

/** Settings of the sync itself, under the names that the requirements give them. */
const OF_SYNC = new Set([
  'eventFieldMaps',
  'eventId',
  'eventInstanceFieldMaps',
  'eventName',
  'modesOfSale',
  'syncConnected',
  'syncToPublished',
])

/** Longest address of the web that is taken. */
const LONGEST_LINK = 2048

/**
 * What a map may write of a content type.
 * @param fields flattened
 * @param attributes that the theme asks this content type for
 */
export const targetFields = (
  fields: readonly PlainField[],
  attributes: readonly AttributeField[] = [],
): TargetField[] => [...fields.flatMap(targetsOf), ...attributes.flatMap(attributeTargets)]

function targetsOf(field: PlainField): TargetField[] {
  if (NEVER.has(field.name) || OF_SYNC.has(field.name) || field.isHidden || field.name.endsWith('_tz')) return []
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
  const longest = maxLength ?? (kind === 'link' ? LONGEST_LINK : undefined)
  return {
    ...(longest !== undefined && { maxLength: longest }),
    ...(options && {
      choices: options.map((one) =>
        typeof one === 'string'
          ? { label: one, value: one }
          : { label: labelOf(one.label, one.value), value: one.value },
      ),
    }),
  }
}

/** A list of choices can be written whole, or one choice by one. */
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

/** A label may be a text, one in each language, or a function of Payload's. */
function labelOf(label: unknown, name: string): string {
  if (typeof label === 'string') return label
  if (isRecord(label) && typeof label.en === 'string') return label.en
  const words = name
    .replace(/[_-]+/g, ' ')
    .replace(/([a-z])([A-Z])/g, (_, end: string, start: string) => `${end} ${start.toLowerCase()}`)
  return words.charAt(0).toUpperCase() + words.slice(1)
}
