import type { BasePayload } from 'payload'
import { poolOf } from '@/exports/server'
import { tableNameOf } from '@/database/connections'
import { namesOf } from '@/database/names'
import { plantedTables } from '../lib/plant/plantedTables'
import { tenantCollections } from '../lib/restDoors'

const tenants = namesOf('tenants')

/** Written by the server whenever anything happens. */
const NOT_COMPARED = new Set(['audit-log', 'mails', 'notices', 'users'])

const OF_OWNER = {
  tenant_id: 'd.tenant_id = $1',
  user_id: `d.user_id = (select ${tenants.owner_id} from ${tenants} where ${tenants.id} = $1)`,
}

/**
 * A digest of everything that a site has in collections, and of the rows of core and plugins that calls can name: it
 * changes with everything that is written, created or deleted there, versions included.
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
  const rowSources = plantedTables(payload)
    .filter(({ hasId }) => hasId)
    .map(({ name, owner }): [table: string, condition: string] => [name, OF_OWNER[owner]])
  const digests = [
    ...sources.map(([table, column]): [string, string] => [table, `d."${column}" = $1`]),
    ...rowSources,
  ].map(
    ([table, condition]) =>
      `(select md5(string_agg(md5(d::text), '' order by d.id)) from "${table}" d where ${condition})`,
  )
  const { rows } = await poolOf(payload).query<{ footprint: string }>(
    `select concat_ws('/', ${digests.join(', ')}) as footprint`,
    [tenantId],
  )
  return rows[0]?.footprint ?? ''
}
