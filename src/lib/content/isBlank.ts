import { isRecord } from '../values'

/** What the check needs to know of a field; Payload's flattened fields fit. */
export interface BlankField {
  name: string
  type: string
  admin?: { hidden?: unknown; readOnly?: unknown } | undefined
  defaultValue?: unknown
  localized?: boolean | undefined
  flattenedFields?: BlankField[] | undefined
}

type Row = Record<string, unknown>

/** Every document has these from the start, and the zone of a moment comes with the form. */
const OF_EVERY_DOCUMENT = /^(?:id|tenant|createdAt|updatedAt|deletedAt|_status|slugLock)$|_tz$/

/**
 * Has nobody written anything into a document? What it begins with by itself does not count, nor what only the server
 * fills in.
 * @param doc in all its languages: a translated value is an object of values
 */
export const isBlank = (fields: BlankField[], doc: Row): boolean =>
  fields.every(({ name, admin, defaultValue, flattenedFields, localized, type }) => {
    if (OF_EVERY_DOCUMENT.test(name) || admin?.hidden === true || admin?.readOnly === true) return true
    const value = doc[name]
    if ((type === 'group' || type === 'tab') && isRecord(value)) return isBlank(flattenedFields ?? [], value)
    const begun = begunWith(defaultValue)
    const isAsBegun = (one: unknown): boolean =>
      isNothing(one) || (begun !== undefined && JSON.stringify(one) === JSON.stringify(begun))
    return isAsBegun(value) || (localized === true && isRecord(value) && Object.values(value).every(isAsBegun))
  })

/** One that asks for nothing always says the same; what depends on the request is not known here. */
const begunWith = (defaultValue: unknown): unknown => {
  if (typeof defaultValue !== 'function') return defaultValue
  return defaultValue.length === 0 ? (defaultValue as () => unknown)() : undefined
}

function isNothing(value: unknown): boolean {
  if (value === undefined || value === null || value === '' || value === false) return true
  if (Array.isArray(value)) return value.length === 0
  return isRecord(value) && Object.values(value).every(isNothing)
}
