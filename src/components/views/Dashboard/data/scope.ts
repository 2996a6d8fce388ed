import { sql, type SQL } from 'drizzle-orm'
import type { BasePayload, PayloadRequest } from 'payload'
import { permissionKey, type Verb } from '../../../../access/permissions'
import { holds, type Person, type TenantSummary } from '../../../../access/person'
import { callboardOf } from '../../../../access/registryOf'
import type { ContentType } from '../../../../access/contentType'
import { dbOf } from '../../../../database/dbOf'

/** Who looks at which tenant. Everything on the dashboard is read within this. */
export interface Scope {
  req: PayloadRequest
  person: Person
  tenant: TenantSummary
}

/** Content types of this installation for which the person holds the verb here. */
export const typesWith = ({ person, req, tenant }: Scope, verb: Verb): ContentType[] =>
  callboardOf(req.payload).contentTypes.filter(({ group }) => holds(person, permissionKey(group.name, verb), tenant.id))

/** May the person do this with the content type? False where the installation has none of that name. */
export const may = (scope: Scope, verb: Verb, slug: string): boolean => typesWith(scope, verb).some((type) => type.slug === slug)

/** Runs a statement of ours outside of a transaction. */
export async function query<Row extends Record<string, unknown>>(payload: BasePayload, statement: SQL): Promise<Row[]> {
  const db = await dbOf({ payload } as Parameters<typeof dbOf>[0])
  const { rows } = await db.execute(statement)
  return rows as Row[]
}

/** Joins statements of the same shape to one. */
export const unionAll = (statements: SQL[]): SQL => sql.join(statements, sql` union all `)
