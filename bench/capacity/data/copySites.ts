import type { Client } from 'pg'
import { COPY_FUNCTIONS } from './copyFunctions'
import { siteTables, type Column, type SiteTable } from './siteTables'

/** Sites that are made in one statement: their rows lie between one another, as if they had been written in turns. */
const AT_ONCE = 500

/** What would be the same in all copies and must not be, or is not where sites are real. */
const OWN_VALUES: Record<string, Record<string, string>> = {
  media: { filename: `key || '-' || original.filename` },
  search_entries: {
    locale_terms: `jsonb_build_object('en', lower(${madeTitle()}))`,
    terms: `lower(${madeTitle()})`,
    title: madeTitle(),
  },
  tenants: { name: `pg_temp.made_title(key) || ' Theatre'`, slug: `'site-' || key` },
  tenants_domains: { domain: `'www.site-' || key || '.example'` },
  users: { email: `replace(original.email, '@', '-' || key || '@')` },
}

/** Moments of the past lie between today and two years ago; others, such as those of performances, stay. */
const PAST = /^(version_)?(created_at|published_at|updated_at|last_seen_at|saved_at)$/

/** Names that a site has once only, for documents that are copied within a site. */
const ONCE = /^(version_)?(slug|relative_path|from)$/

const UUID = '[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}'

interface Prepared {
  name: string
  isContent: boolean
  columns: string[]
  /** SQL of each column in a copy; `key` tells copies of documents apart, `site` those of sites. */
  values: string[]
}

/**
 * Adds sites that are copies of one: every row of it in every table, with ids of its own wherever they stand, in relations,
 * JSON and texts alike. Nothing else runs for a row: neither hooks nor triggers nor foreign keys.
 * @param client superuser
 * @param numbers of the first and the last
 */
export async function copySites(client: Client, template: string, [from, to]: [number, number]): Promise<void> {
  const tables = await prepare(client, template, false)
  for (let first = from; first <= to; first += AT_ONCE)
    for (const table of tables)
      await copy(client, table, `n::text as key, n::text as site`, [first, Math.min(first + AT_ONCE - 1, to)])
}

/** Adds documents to a copy: those of the template so many times more. @param site its number */
export async function copyDocuments(client: Client, template: string, site: number, times: number): Promise<void> {
  const tables = await prepare(client, template, true)
  for (const table of tables)
    if (table.isContent) await copy(client, table, `'${site}-' || n as key, '${site}' as site`, [1, times])
}

async function copy(
  client: Client,
  { columns, name, values }: Prepared,
  keys: string,
  numbers: [number, number],
): Promise<void> {
  await client.query(
    `insert into "${name}" (${columns.map((column) => `"${column}"`).join()}) select ${values.join()}
      from pg_temp."template_${name}" original cross join lateral (select ${keys} from generate_series($1::int, $2::int) n offset 0) copies`,
    numbers,
  )
}

async function prepare(client: Client, template: string, isWithinSite: boolean): Promise<Prepared[]> {
  await client.query(`
    set session_replication_role = replica;
    create temp table if not exists own (id text primary key, is_content boolean not null);
    truncate own;
    ${COPY_FUNCTIONS}`)
  const tables: SiteTable[] = []
  for (const table of await siteTables(client, template))
    if ((await client.query(`select 1 from "${table.name}" where ${table.where} limit 1`)).rowCount) tables.push(table)
  for (const { columns, isContent, name, where } of tables)
    if (columns.some((column) => column.name === 'id' && !column.isSerial))
      await client.query(`insert into own select id::text, ${isContent} from "${name}" where ${where}`)
  const prepared: Prepared[] = []
  for (const table of tables) prepared.push(await prepareTable(client, table, isWithinSite))
  return prepared
}

async function prepareTable(
  client: Client,
  { columns, isContent, name, where }: SiteTable,
  isWithinSite: boolean,
): Promise<Prepared> {
  const written = columns.filter(({ isSerial }) => !isSerial)
  const kinds: Kind[] = []
  for (const column of written) kinds.push(await kindOf(client, name, where, column))
  const picked = written.map(({ name: column }, index) =>
    kinds[index] === 'pieces' ? `pg_temp.in_pieces("${column}"::text) as "${column}"` : `"${column}"`,
  )
  await client.query(`drop table if exists pg_temp."template_${name}";
    create temp table "template_${name}" as select ${picked.join()} from "${name}" where ${where};
    analyze pg_temp."template_${name}"`)
  return {
    name,
    columns: written.map((column) => column.name),
    isContent,
    values: written.map(
      (column, index) => OWN_VALUES[name]?.[column.name] ?? valueOf(column, kinds[index]!, isWithinSite),
    ),
  }
}

/** Whether a column holds ids of the site, ids of its documents, or has some in its texts. What belongs to nobody stays. */
type Kind = 'content' | 'pieces' | 'plain' | 'site'

async function kindOf(client: Client, table: string, where: string, { name, type }: Column): Promise<Kind> {
  // Of a row in a version: which it was in its document. Nothing refers to it.
  if (name === '_uuid' || !['character varying', 'jsonb', 'text', 'uuid'].includes(type)) return 'plain'
  const { rows } = await client.query<{ content: number; pieces: boolean; site: number; strange: number }>(
    `select count(*) filter (where own.is_content)::int as content, count(*) filter (where not own.is_content)::int as site,
      count(*) filter (where own.id is null and value is not null)::int as strange,
      coalesce(bool_or(exists (select 1 from regexp_matches(value, '${UUID}', 'g') found join own on own.id = found[1])), false) as pieces
      from (select "${name}"::text as value from "${table}" where ${where}) held left join own on own.id = value`,
  )
  const { content, pieces, site, strange } = rows[0]!
  if (content + site === 0) return pieces ? 'pieces' : 'plain'
  if (strange > 0 || (content > 0 && site > 0))
    throw new Error(`${table}.${name} refers to several kinds of rows: it needs a rule`)
  return content > 0 ? 'content' : 'site'
}

function valueOf({ name, type }: Column, kind: Kind, isWithinSite: boolean): string {
  const value = `original."${name}"`
  if (kind === 'content') return `pg_temp.new_id(${value}::text, key)::${type}`
  if (kind === 'site') return `pg_temp.new_id(${value}::text, site)::${type}`
  const own = kind === 'pieces' ? `pg_temp.whole(${value}, key, site)` : value
  if (isWithinSite && ONCE.test(name)) return `${own} || '-' || key`
  if (kind === 'pieces') return `${own}::${type}`
  return PAST.test(name) ? `${value} - (hashtext(key) & 1023) * interval '17 hours'` : value
}

function madeTitle(): string {
  return 'pg_temp.made_title(original.document_id::text || key)'
}
