import type { BroughtKind } from '../states'

/** What entries of other types can become. */
export const MAPPED_KINDS = ['page', 'post', 'event', 'venue', 'author'] as const satisfies readonly BroughtKind[]
export type MappedKind = (typeof MAPPED_KINDS)[number]

/** What a custom field can become. */
export const TARGETS = [
  'text',
  'summary',
  'picture',
  'publishDate',
  'tags',
  'subtitle',
  'start',
  'startTime',
  'end',
  'venue',
  'price',
  'bookingAddress',
  'runningTime',
  'ageGuidance',
  'street',
  'postcode',
  'city',
  'country',
  'phone',
  'website',
  'profession',
] as const
export type Target = (typeof TARGETS)[number]

/** Before the names of fields that hold the terms of a taxonomy, one in each line. */
export const TAXONOMY = 'taxonomy:'

/** The taxonomy whose terms a field holds; null if it holds none. */
export const taxonomyOf = (field: string): string | null =>
  field.startsWith(TAXONOMY) ? field.slice(TAXONOMY.length) : null

const SHARED: readonly Target[] = ['text', 'summary', 'picture']

const OWN: Record<MappedKind, readonly Target[]> = {
  author: ['profession', 'website'],
  event: ['subtitle', 'start', 'startTime', 'end', 'venue', 'price', 'bookingAddress', 'runningTime', 'ageGuidance'],
  page: [],
  post: ['publishDate', 'tags'],
  venue: ['street', 'postcode', 'city', 'country', 'phone', 'website'],
}

/** What the custom fields of something can become, in the order in which it is offered. */
export const targetsOf = (kind: MappedKind): readonly Target[] => [...SHARED, ...OWN[kind]]

const SEVERAL: readonly Target[] = ['text', 'tags', 'start', 'end']

/** Several fields can hold parts of a text, tags, or a performance each; everything else comes from one. */
export const takesSeveral = (target: Target): boolean => SEVERAL.includes(target)

/** How the entries of a type of the old website come. */
export interface TypeMapping {
  type: string
  as: MappedKind
  fields: { from: string; to: Target }[]
}

/** What a mapping asks for that is not possible. */
export type MappingProblem = { target: Target; kind: MappedKind; isTwice: boolean } | { type: string }

/** Whether each field of a mapping can become what it is to, and each type is named once; null if so. */
export function problemOfMapping(mapping: readonly TypeMapping[]): MappingProblem | null {
  const types = new Set<string>()
  for (const { as: kind, fields, type } of mapping) {
    if (types.has(type)) return { type }
    types.add(type)
    const taken = new Set<Target>()
    for (const { to } of fields) {
      if (!targetsOf(kind).includes(to)) return { isTwice: false, kind, target: to }
      if (taken.has(to) && !takesSeveral(to)) return { isTwice: true, kind, target: to }
      taken.add(to)
    }
  }
  return null
}
