import type { PoolClient } from 'pg'
import type { Reference } from '../../lib/content/collectReferences'
import { tableNameOf } from '../tableOf'

/** Which of the references lead out of the tenant, or nowhere. */
export async function foreignReferences(
  client: PoolClient,
  tenant: string,
  references: Reference[],
): Promise<Set<Reference>> {
  const foreign = new Set<Reference>()
  for (const [collection, group] of Map.groupBy(references, (one) => one.collection)) {
    const ids = [...new Set(group.map(({ id }) => id))]
    const { rows } = await client.query<{ id: string }>(
      `select id from "${tableNameOf(collection)}" where tenant_id = $1 and id = any($2::uuid[])`,
      [tenant, ids],
    )
    const own = new Set(rows.map(({ id }) => id))
    for (const reference of group) if (!own.has(reference.id)) foreign.add(reference)
  }
  return foreign
}
