import type { Client } from 'pg'

/** A table with rows of a site, and how they are found. */
export interface SiteTable {
  name: string
  /** Which rows are the template's, as SQL. */
  where: string
  columns: Column[]
  /** Belongs to a document, not to the site itself. */
  isContent: boolean
}

export interface Column {
  name: string
  type: string
  /** The database counts it up. */
  isSerial: boolean
}

/** Tables of people and of the site itself, whose rows do not grow with its documents. */
const OF_SITE = [
  'access_requests',
  'mails',
  'memberships',
  'not_found_addresses',
  'notices',
  'site_changes',
  'tenants',
  'ticketing_connections',
  'ticketing_runs',
  'user_roles',
  'users',
]

/** People of the template by their address. */
const PEOPLE_OF_TEMPLATE = "email like '%@riverside.test' or email = 'editor@bench.test'"

/** The columns by which a row says whose it is; of rows below another one the column that names that one. */
const OWNERS = ['tenant_id', 'version_tenant_id']
const PARENTS = ['_parent_id', 'parent_id']

/** All tables that have rows of a site, whatever the plugins are: by their columns and by what these refer to. */
export async function siteTables(client: Client, template: string): Promise<SiteTable[]> {
  const columns = await columnsByTable(client)
  const parents = await parentsByTable(client)
  const known = new Map<string, Omit<SiteTable, 'columns' | 'name'>>([
    ['tenants', { isContent: false, where: `id = '${template}'` }],
    ['users', { isContent: false, where: PEOPLE_OF_TEMPLATE }],
  ])
  for (const [name, own] of columns) {
    const owner = OWNERS.find((one) => own.some((column) => column.name === one))
    if (owner) known.set(name, { isContent: !OF_SITE.includes(name), where: `${owner} = '${template}'` })
  }
  for (let before = 0; before < known.size;) {
    before = known.size
    for (const [name, { column, table }] of parents) {
      const parent = known.get(table)
      if (known.has(name) || !parent) continue
      const where = `${column} in (select id from "${table}" where ${parent.where})`
      known.set(name, { isContent: parent.isContent, where })
    }
  }
  return [...known].map(([name, table]) => ({ name, columns: columns.get(name)!, ...table }))
}

async function columnsByTable(client: Client): Promise<Map<string, Column[]>> {
  const { rows } = await client.query<Column & { table: string }>(`
    select c.relname as table, a.attname as name, format_type(a.atttypid, null) as type,
      coalesce(pg_get_expr(d.adbin, d.adrelid) like 'nextval%', false) or a.attidentity <> '' as "isSerial"
    from pg_class c join pg_attribute a on a.attrelid = c.oid left join pg_attrdef d on d.adrelid = c.oid and d.adnum = a.attnum
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attnum > 0 and not a.attisdropped
      and a.attgenerated = '' order by c.relname, a.attnum`)
  return Map.groupBy(rows, ({ table }) => table)
}

async function parentsByTable(client: Client): Promise<[string, { column: string; table: string }][]> {
  const { rows } = await client.query<{ column: string; name: string; table: string }>(
    `select r.conrelid::regclass::text as name, r.confrelid::regclass::text as table, a.attname as column
      from pg_constraint r join pg_attribute a on a.attrelid = r.conrelid and a.attnum = r.conkey[1]
      where r.contype = 'f' and a.attname = any($1)`,
    [PARENTS],
  )
  return rows.map(({ column, name, table }) => [name.replaceAll('"', ''), { column, table: table.replaceAll('"', '') }])
}
