import { buildQuery, type DrizzleAdapter } from '@payloadcms/drizzle'
import { QueryBuilder, type PgColumn, type PgTable } from 'drizzle-orm/pg-core'
import { buildVersionCollectionFields, type CollectionSlug, type FlattenedField, type Where } from 'payload'
import { isRecord } from '@/lib/values'

/** The comparison that a negative one excludes. */
const EXCLUDED: Readonly<Record<string, string>> = { not_equals: 'equals', not_in: 'in', not_like: 'like' }

interface Filtered {
  collection: CollectionSlug
  locale?: string
  where?: Where
}

/** Operations that read documents, and those that read their versions. */
const READS = { documents: ['count', 'find'], versions: ['countVersions', 'findVersions', 'queryDrafts'] } as const

/**
 * Excludes whole documents where a filter is about a field of several values: "Tags is not Press" leaves out what has
 * that tag among others. Payload joins the values, and finds each document that has any other one. A reference to one of
 * several types has a column for each: Payload finds none that leads elsewhere, nor one that leads nowhere.
 */
export function excludeWholeDocuments(adapter: DrizzleAdapter): void {
  for (const kind of ['documents', 'versions'] as const)
    for (const name of READS[kind]) {
      const read = adapter[name] as (this: DrizzleAdapter, args: Filtered) => Promise<unknown>
      Object.assign(adapter, {
        [name]: function (this: DrizzleAdapter, args: Filtered) {
          return read.call(this, args.where ? { ...args, where: withComplements(this, kind, args, args.where) } : args)
        },
      })
    }
}

function withComplements(adapter: DrizzleAdapter, kind: keyof typeof READS, args: Filtered, where: Where): Where {
  const { config } = adapter.payload.collections[args.collection]
  const isVersions = kind === 'versions'
  const fields = isVersions
    ? buildVersionCollectionFields(adapter.payload.config, config, true)
    : config.flattenedFields
  const table = args.collection.replaceAll('-', '_')
  const tableName = adapter.tableNameMap.get(isVersions ? `_${table}${adapter.versionsSuffix}` : table)
  if (!tableName) return where
  const excluding = (condition: Where): Where => {
    const { joins, where: matches } = buildQuery({ adapter, fields, locale: args.locale, tableName, where: condition })
    const rows = adapter.tables[tableName] as PgTable & { id: PgColumn }
    const ids = new QueryBuilder().selectDistinct({ id: rows.id }).from(rows).where(matches).$dynamic()
    for (const { condition: on, table: joined } of joins) void ids.leftJoin(joined as PgTable, on)
    return { id: { not_in: [ids] } }
  }
  const rewrite = (part: Where): Where => {
    const excluded: Where[] = []
    const kept: Where = {}
    for (const [path, condition] of Object.entries(part)) {
      const reference = isRecord(condition) ? referenceAt(adapter, fields, path) : null
      if (Array.isArray(condition)) kept[path] = condition.map(rewrite)
      else if (
        !isRecord(condition) ||
        !(reference || hasSeveral(adapter, fields, path.replaceAll('__', '.').split('.')))
      )
        kept[path] = condition
      else {
        const { asked, none } = reference ? splitNone(condition) : { asked: condition, none: null }
        // As text: of `true` itself Payload makes no comparison with the columns of the types.
        const leadsAnywhere = { [`${reference}.value`]: { exists: 'true' } }
        if (none !== null) excluded.push(none ? excluding(leadsAnywhere) : leadsAnywhere)
        const others: Record<string, unknown> = {}
        for (const [operator, value] of Object.entries(asked)) {
          const positive = EXCLUDED[operator]
          if (positive && value !== null) excluded.push(excluding({ [path]: { [positive]: value } } as Where))
          else others[operator] = value
        }
        if (Object.keys(others).length > 0) kept[path] = others as Where[string]
      }
    }
    return excluded.length > 0 ? { and: [kept, ...excluded] } : kept
  }
  return rewrite(where)
}

/** Whether a document can have several values at a path: those of rows, or of a `hasMany` field. */
function hasSeveral(adapter: DrizzleAdapter, fields: FlattenedField[], [name, ...rest]: string[]): boolean {
  const field = fields.find((candidate) => candidate.name === name)
  if (!field || ['blocks', 'json', 'richText'].includes(field.type)) return false
  if (field.type === 'array' || ('hasMany' in field && field.hasMany === true)) return true
  if (rest.length === 0) return false
  if ('flattenedFields' in field) return hasSeveral(adapter, field.flattenedFields, rest)
  const target = 'relationTo' in field ? field.relationTo : undefined
  return (
    typeof target === 'string' &&
    hasSeveral(adapter, adapter.payload.collections[target as CollectionSlug].config.flattenedFields, rest)
  )
}

/** The path of a reference to one of several types, at whose end or value a path ends; null at any other. */
function referenceAt(adapter: DrizzleAdapter, fields: FlattenedField[], path: string): string | null {
  const parts = path.replaceAll('__', '.').split('.')
  const reference = parts.at(-1) === 'value' ? parts.slice(0, -1) : parts
  return isOfSeveralTypes(adapter, fields, reference) ? reference.join('.') : null
}

function isOfSeveralTypes(adapter: DrizzleAdapter, fields: FlattenedField[], [name, ...rest]: string[]): boolean {
  const field = fields.find((candidate) => candidate.name === name)
  if (!field) return false
  if ('flattenedFields' in field) return isOfSeveralTypes(adapter, field.flattenedFields, rest)
  const target = 'relationTo' in field ? field.relationTo : undefined
  if (rest.length === 0) return Array.isArray(target)
  return (
    typeof target === 'string' &&
    isOfSeveralTypes(adapter, adapter.payload.collections[target as CollectionSlug].config.flattenedFields, rest)
  )
}

/** Tells whether a condition asks for documents with no value, or with any; null if for neither. `asked` is the rest. */
function splitNone(condition: Record<string, unknown>): { asked: Record<string, unknown>; none: boolean | null } {
  let none: boolean | null = null
  const asked: Record<string, unknown> = {}
  for (const [operator, value] of Object.entries(condition)) {
    const isNull = value === null || value === 'null'
    if (operator === 'exists') none = value === false || value === 'false'
    else if (isNull && operator === 'equals') none = true
    else if (isNull && operator === 'not_equals') none = false
    else asked[operator] = value
  }
  return { asked, none }
}
