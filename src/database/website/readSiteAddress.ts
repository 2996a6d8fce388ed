import { sql } from 'drizzle-orm'
import { dbOf, type Transaction } from '@/database/connections'
import type { SiteAddressData } from '@/lib/site/addresses'
import { namesOf } from '@/database/names'

const t = namesOf('tenants', 't')
const th = namesOf('themes', 'th')
const d = namesOf('tenants_domains', 'd')

interface Row extends Record<string, unknown> {
  slug: string
  domains: SiteAddressData['domains']
  render_mode: string | null
}

/**
 * Reads the data that determines the URL of a tenant's website: domains, slug and theme. Use it with `siteOrigin` or
 * `liveAddress` of lib/site.
 * @returns null if the tenant does not exist
 */
export async function readSiteAddress(req: Transaction, tenantId: string): Promise<SiteAddressData | null> {
  const { rows } = await (
    await dbOf(req)
  ).execute<Row>(sql`select ${t.slug}, ${th.render_mode},
      (select coalesce(json_agg(json_build_object('domain', ${d.domain}, 'isPrimary', ${d.is_primary}, 'status', ${d.status}) order by ${d._order}), '[]')
        from ${d} where ${d._parent_id} = ${t.id}) as domains
    from ${t} left join ${th} on ${th.id} = ${t.selected_theme_id} and ${th.tenant_id} = ${t.id} where ${t.id} = ${tenantId}::uuid`)
  const [row] = rows
  return row ? { domains: row.domains, renderMode: row.render_mode, slug: row.slug } : null
}
