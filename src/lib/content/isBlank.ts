import { isRecord } from '@/lib/values'

/** The properties of a field that the check uses. Compatible with Payload's flattened fields. */
export interface BlankField {
  name: string
  type: string
  admin?: { hidden?: unknown; readOnly?: unknown } | undefined
  defaultValue?: unknown
  localized?: boolean | undefined
  flattenedFields?: BlankField[] | undefined
}

type Row = Record<string, unknown>

/** Fields that every new document has, and time zones, which the form sets. */
const INITIAL_FIELDS = /^(?:id|tenant|createdAt|updatedAt|deletedAt|_status|slugLock)$|_tz$/

/**
 * Whether a document has no content. Initial values and fields that only the server sets are ignored.
 * @param doc in all languages: localized values are objects by language
 */
export const isBlank = (fields: BlankField[], doc: Row): boolean =>
  fields.every(({ name, admin, defaultValue, flattenedFields, localized, type }) => {
    if (INITIAL_FIELDS.test(name) || admin?.hidden === true || admin?.readOnly === true) return true
    const value = doc[name]
    if ((type === 'group' || type === 'tab') && isRecord(value)) return isBlank(flattenedFields ?? [], value)
    const initial = initialValue(defaultValue)
    const isInitial = (item: unknown): boolean =>
      isEmpty(item) || (initial !== undefined && JSON.stringify(item) === JSON.stringify(initial))
    return isInitial(value) || (localized === true && isRecord(value) && Object.values(value).every(isInitial))
  })

/** The default value, unless it depends on the request, which is not available here. */
const initialValue = (defaultValue: unknown): unknown => {
  if (typeof defaultValue !== 'function') return defaultValue
  return defaultValue.length === 0 ? (defaultValue as () => unknown)() : undefined
}

function isEmpty(value: unknown): boolean {
  if (value === undefined || value === null || value === '' || value === false) return true
  if (Array.isArray(value)) return value.length === 0
  return isRecord(value) && Object.values(value).every(isEmpty)
}
