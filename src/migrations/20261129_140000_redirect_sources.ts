import { sql, type MigrateUpArgs } from '@payloadcms/db-postgres'
import { formatSource, parseSource } from '@/lib/site/redirectSource'

interface Stored extends Record<string, unknown> {
  id: string
  from: string
  /** The source in its latest version, which can be a newer draft. */
  latest: string | null
  isLive: boolean
  tenant: string | null
}

/**
 * Sources of redirects from before they were stored in one form (`/Caf%C3%A9/` for `/café`) worked only as they had been
 * typed. Of several that become the same, the one that visitors reached at that address stays published there, else the
 * one that was changed last; the others stay as they were, and are logged by id.
 */
export async function up({ db, payload }: MigrateUpArgs): Promise<void> {
  const { rows } = await db.execute<Stored>(sql`
    select r.id, r."from", v.version_from as latest, r.tenant_id as tenant, r._status = 'published' and r.deleted_at is null as "isLive"
    from redirects r left join _redirects_v v on v.parent_id = r.id and v.latest
    where r."from" is not null order by r.updated_at desc, r.id desc`)
  const holders = new Map<string, string>()
  const live = rows.filter(({ isLive }) => isLive)
  // Sources are looked up with and without a slash at the end.
  const found = live.filter(({ from }) => from.replace(/\/+$/, '') === folded(from))
  for (const { from, id, tenant } of [...found, ...live]) {
    const key = `${tenant} ${folded(from)}`
    if (!holders.has(key)) holders.set(key, id)
  }
  const [left, right] = [[] as string[], [] as Record<string, string>[]]
  for (const { from, id, isLive, latest, tenant } of rows) {
    const source = folded(from)
    if (isLive && holders.get(`${tenant} ${source}`) !== id) left.push(id)
    else if (source !== from || (latest !== null && folded(latest) !== latest))
      right.push({ id, latest: folded(latest ?? from), source })
  }
  const given = sql`jsonb_to_recordset(${JSON.stringify(right)}::jsonb) as given(id uuid, latest text, source text)`
  await db.execute(
    sql`update redirects r set "from" = given.source, title = given.source from ${given} where r.id = given.id`,
  )
  await db.execute(
    sql`update _redirects_v v set version_from = given.latest, version_title = given.latest from ${given} where v.parent_id = given.id and v.latest`,
  )
  if (left.length > 0)
    payload.logger.warn({ msg: 'Another redirect has the same source as these, which stay as they were', redirects: left })
}

/** As before for visitors, who find a source in any form. */
export async function down(): Promise<void> {}

/** The source in the form in which redirects are saved; as it is if it would be refused. */
function folded(from: string): string {
  const source = parseSource(from)
  return 'problem' in source ? from : formatSource(source)
}
