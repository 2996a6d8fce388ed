import { sql, StringChunk, type SQL } from 'drizzle-orm'
import type { DatabaseTables } from '@/payload-generated-schema'

/** A table and its columns, as parts of a statement. */
type Names<Table extends keyof DatabaseTables> = SQL & Readonly<Record<DatabaseTables[Table], StringChunk>>

/**
 * The names of a table and of its columns for statements, in plain texts and in templates of Drizzle alike. Names that the
 * schema does not have are type errors.
 *
 * ```ts
 * const t = namesOf('tenants', 't')
 * `select ${t.name} from ${t} where ${t.slug} = $1` // select t."name" from "tenants" t where t."slug" = $1
 * ```
 * @param alias of the table in the statement. Without one, the names of columns stand alone, as those that are inserted or
 *   set must. The name of the table itself: they stand after it.
 */
export function namesOf<Table extends keyof DatabaseTables>(table: Table, alias?: string): Names<Table> {
  const prefix = alias === undefined ? '' : `${alias === table ? `"${table}"` : alias}.`
  const itself = alias === undefined || alias === table ? `"${table}"` : `"${table}" ${alias}`
  const columns: Record<string, StringChunk> = {}
  return new Proxy(asText(sql.raw(itself), itself), {
    get: (target, key) => {
      if (typeof key === 'symbol' || key in target) return Reflect.get(target, key)
      const name = `${prefix}"${key}"`
      return (columns[key] ??= asText(new StringChunk(name), name))
    },
  }) as Names<Table>
}

/** Drizzle takes it as a part of a statement, and a plain template as a text. */
const asText = <Part extends object>(part: Part, text: string): Part =>
  Object.defineProperty(part, 'toString', { value: () => text })
