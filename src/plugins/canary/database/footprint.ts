import type { BasePayload } from 'payload'
import { poolOf, tableNameOf } from '@/database/connections'
import { tenantCollections } from '../lib/restDoors'

/** Written by the server whenever anything happens. */
const NOT_COMPARED = new Set(['audit-log', 'mails', 'notices', 'users'])

/**
 * A digest of everything that a site has in collections: it changes with every document that is written, created or
 * deleted there, as main rows and as versions.
 */
export async function readFootprint(payload: BasePayload, tenantId: string): Promise<string> {
  const { tables } = payload.db
  const sources = tenantCollections(payload.config)
    .filter(({ slug }) => !NOT_COMPARED.has(slug))
    .flatMap(({ slug }): [table: string, column: string][] => {
      const table = tableNameOf(slug)
      const versions = `_${table}_v`
      return [
        [table, slug === 'tenants' ? 'id' : 'tenant_id'],
        ...(Object.hasOwn(tables, versions) ? [[versions, 'version_tenant_id'] as [string, string]] : []),
      ]
    })
  const digests = sources.map(
    ([table, column]) =>
      `(select md5(string_agg(md5(d::text), '' order by d.id)) from "${table}" d where d."${column}" = $1)`,
  )
  const { rows } = await poolOf(payload).query<{ footprint: string }>(
    `select concat_ws('/', ${digests.join(', ')}) as footprint`,
    [tenantId],
  )
  return rows[0]?.footprint ?? ''
}
