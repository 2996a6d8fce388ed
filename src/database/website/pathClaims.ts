import { sql } from 'drizzle-orm'
import { dbOf, oneRow, tableNameOf, tableOf, type Transaction } from '@/database/connections'
import { findStored } from '@/database/documents/stored'
import { namesOf } from '@/database/names'

const pages = namesOf('pages')
const pagesV = namesOf('_pages_v')
const r = namesOf('redirects', 'r')
const l = namesOf('redirects_rels', 'l')

/** The paths of a page in its newest version and live, where it has any. */
export async function readPagePaths(req: Transaction, id: string): Promise<string[]> {
  const { rows } = await (
    await dbOf(req)
  ).execute<{
    path: string
  }>(sql`select ${pages.relative_path} as path from ${pages} where ${pages.id} = ${id}::uuid and ${pages.relative_path} is not null
    union select ${pagesV.version_relative_path} from ${pagesV} where ${pagesV.latest} and ${pagesV.parent_id} = ${id}::uuid and ${pagesV.version_relative_path} is not null`)
  return rows.map(({ path }) => path)
}

/** Whether a page has this path, live or in its newest version. */
export async function isPathOfPage(req: Transaction, tenant: string, path: string): Promise<boolean> {
  const { rows } = await (
    await dbOf(req)
  ).execute<{ taken: boolean }>(sql`select
    exists (select 1 from ${pages} where ${pages.tenant_id} = ${tenant}::uuid and ${pages.relative_path} = ${path} and ${pages.deleted_at} is null)
    or exists (select 1 from ${pagesV} where ${pagesV.latest} and ${pagesV.version_tenant_id} = ${tenant}::uuid and ${pagesV.version_relative_path} = ${path}
      and ${pagesV.version_deleted_at} is null) as taken`)
  return oneRow(rows).taken
}

/** The languages of a site, published or not. */
export async function readStoredLanguages(req: Transaction, tenant: string): Promise<string[]> {
  const site = await findStored<{ id: string; languages?: string[] | null }>(req, {
    collection: 'tenants',
    select: { languages: true },
    where: { id: { equals: tenant } },
  })
  const stored = site?.languages ?? []
  return stored.length > 0 ? stored : ['en']
}

/** Whether a document of a content type has this slug. */
export async function hasDocumentAt(
  req: Transaction,
  tenant: string,
  collection: string,
  slug: string,
): Promise<boolean> {
  const { rows } = await (
    await dbOf(req)
  ).execute<{ taken: boolean }>(
    sql`select exists (select 1 from ${tableOf(collection)} where tenant_id = ${tenant}::uuid and slug = ${slug}) as taken`,
  )
  return oneRow(rows).taken
}

interface Claimed {
  tenant: string
  paths: string[]
  /** The document that wants the path: a redirect that leads to it is no obstacle. */
  collection: string
  id: string | null
}

/** Whether a published redirect that somebody typed starts at one of these paths. Automatic ones give way. */
export async function isPathOfRedirect(req: Transaction, { collection, id, paths, tenant }: Claimed): Promise<boolean> {
  const target = sql.identifier(`${tableNameOf(collection)}_id`)
  const { rows } = await (
    await dbOf(req)
  ).execute<{ taken: boolean }>(sql`select exists (select 1 from ${r}
    where ${r.tenant_id} = ${tenant}::uuid and ${r._status} = 'published' and ${r.deleted_at} is null and ${r.automatic} is not true
      and md5(rtrim(${r.from}, '/')) = any(array(select md5(rtrim(path, '/')) from jsonb_array_elements_text(${JSON.stringify(paths)}::jsonb) as path))
      and not exists (select 1 from ${l} where ${l.parent_id} = ${r.id} and ${l.path} = 'to' and l.${target} = ${id}::uuid)) as taken`)
  return oneRow(rows).taken
}

/** Paths of pages at the top that have one of these slugs, live or in their newest version. */
export async function findPagesNamed(req: Transaction, tenant: string, slugs: string[]): Promise<string[]> {
  const { rows } = await (
    await dbOf(req)
  ).execute<{
    path: string
  }>(sql`with named as (select '/' || jsonb_array_elements_text(${JSON.stringify(slugs)}::jsonb) as path)
    select distinct path from (
      select ${pages.relative_path} as path from ${pages} where ${pages.tenant_id} = ${tenant}::uuid and ${pages.deleted_at} is null
      union all select ${pagesV.version_relative_path} from ${pagesV} where ${pagesV.latest} and ${pagesV.version_tenant_id} = ${tenant}::uuid and ${pagesV.version_deleted_at} is null
    ) taken where path in (select path from named) order by path`)
  return rows.map(({ path }) => path)
}

/** Which of the paths are those of documents of a content type, which begin with its slug. */
export async function findPathsOfDocuments(
  req: Transaction,
  tenant: string,
  collection: string,
  paths: string[],
): Promise<string[]> {
  const prefix = `/${collection}/`
  const slugs = paths.flatMap((path) => (path.startsWith(prefix) ? path.slice(prefix.length) : []))
  const { rows } = await (
    await dbOf(req)
  ).execute<{
    slug: string
  }>(sql`select slug from ${tableOf(collection)} where tenant_id = ${tenant}::uuid
    and slug in (select jsonb_array_elements_text(${JSON.stringify(slugs)}::jsonb))`)
  return rows.map(({ slug }) => prefix + slug)
}

/** Which of the paths a page has, live or in its newest version. */
export async function findPathsOfPages(req: Transaction, tenant: string, paths: string[]): Promise<string[]> {
  const { rows } = await (
    await dbOf(req)
  ).execute<{
    path: string
  }>(sql`with wanted as (select jsonb_array_elements_text(${JSON.stringify(paths)}::jsonb) as path)
    select ${pages.relative_path} as path from ${pages} where ${pages.tenant_id} = ${tenant}::uuid and ${pages.deleted_at} is null
      and ${pages.relative_path} in (select path from wanted)
    union select ${pagesV.version_relative_path} from ${pagesV} where ${pagesV.latest} and ${pagesV.version_tenant_id} = ${tenant}::uuid
      and ${pagesV.version_deleted_at} is null and ${pagesV.version_relative_path} in (select path from wanted)`)
  return rows.map(({ path }) => path)
}

/** Which of the paths `isPathOfRedirect` is true of. */
export async function findPathsOfRedirects(
  req: Transaction,
  { collection, id, paths, tenant }: Claimed,
): Promise<string[]> {
  const target = sql.identifier(`${tableNameOf(collection)}_id`)
  const { rows } = await (
    await dbOf(req)
  ).execute<{ path: string }>(sql`select rtrim(${r.from}, '/') as path from ${r}
    where ${r.tenant_id} = ${tenant}::uuid and ${r._status} = 'published' and ${r.deleted_at} is null and ${r.automatic} is not true
      and md5(rtrim(${r.from}, '/')) = any(array(select md5(path) from jsonb_array_elements_text(${JSON.stringify(paths)}::jsonb) as path))
      and not exists (select 1 from ${l} where ${l.parent_id} = ${r.id} and ${l.path} = 'to' and l.${target} = ${id}::uuid)`)
  return rows.map(({ path }) => path)
}
