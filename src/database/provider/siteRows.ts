import type { BasePayload } from 'payload'
import type { Addressed } from '../../lib/site/addresses'
import { TENANT_JSON, type TenantRow } from '../people/personRows'
import { poolOf } from '../connections'
import { LANGUAGES_USED, SEATS_USED } from '../tenants/counts'

export interface SiteRow {
  tenant: TenantRow
  address: Addressed
  isSuspended: boolean
  /** Whether its deletion was requested or is in progress. */
  isLeaving: boolean
  people: number
  seats: number
  /** In addition to the default language. */
  languages: number
  /** Time of the newest audit log entry. */
  lastActivity: Date | null
}

/** Reads all tenants with related data in one statement. */
export async function readSiteRows(payload: BasePayload): Promise<SiteRow[]> {
  const { rows } = await poolOf(payload).query<SiteRow>({
    name: 'callboard-provider-sites',
    text: `select ${TENANT_JSON} as tenant,
        json_build_object('slug', t.slug, 'renderMode', th.render_mode, 'domains',
          (select coalesce(json_agg(json_build_object('domain', d.domain, 'isPrimary', d.is_primary, 'status', d.status) order by d._order), '[]')
            from tenants_domains d where d._parent_id = t.id)) as address,
        t.suspended_at is not null as "isSuspended", t.deletion is not null as "isLeaving",
        (select count(*)::int from (select m.user_id from memberships m where m.tenant_id = t.id union select t.owner_id where t.owner_id is not null) everybody) as people,
        ${SEATS_USED} as seats, ${LANGUAGES_USED} as languages,
        (select l.created_at from audit_log l where l.tenant_id = t.id order by l.created_at desc, l.id desc limit 1) as "lastActivity"
      from tenants t left join themes th on th.id = t.selected_theme_id and th.tenant_id = t.id`,
  })
  return rows
}
