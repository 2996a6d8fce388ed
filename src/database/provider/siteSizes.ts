import type { BasePayload } from 'payload'
import { SIZES } from '@/database/media/files'
import { poolOf, tableNameOf } from '@/database/connections'
import { IS_LISTED } from '@/database/tenants/siteNames'
import { namesOf } from '@/database/names'

const siteSizes = namesOf('site_sizes')
const t = namesOf('tenants', 't')

export interface SiteSize {
  id: string
  /** Bytes of uploads including generated image sizes, in the trash or not. */
  storage: number
  /** Published documents, without uploads. */
  published: number
}

/** A content type to count. */
export interface CountedType {
  slug: string
  isUpload: boolean
  hasDrafts: boolean
  hasTrash: boolean
}

/** What the documents of a type add to which figure of their site, as SQL on the alias `d`. */
interface Summand {
  figure: 'published' | 'storage'
  sum: string
  where: string
}

function summandOf({ hasDrafts, hasTrash, isUpload, slug }: CountedType): Summand | null {
  if (isUpload) return { figure: 'storage', sum: `coalesce(sum(${bytesOf(slug)}), 0)`, where: 'true' }
  if (!hasDrafts) return null
  return {
    figure: 'published',
    sum: 'count(*)',
    where: `d._status = 'published'${hasTrash ? ' and d.deleted_at is null' : ''}`,
  }
}

const summandsOf = (types: CountedType[]): (Summand & { slug: string })[] =>
  types.flatMap((type) => {
    const summand = summandOf(type)
    return summand ? [{ ...summand, slug: type.slug }] : []
  })

/** How much each of these sites holds, in one statement however many they are. */
export async function readSiteSizes(payload: BasePayload, types: CountedType[], ids: string[]): Promise<SiteSize[]> {
  if (ids.length === 0) return []
  const all = summandsOf(types)
  const total = (wanted: Summand['figure']): string =>
    [
      '0',
      ...all.flatMap(({ figure, slug, sum, where }) =>
        figure === wanted
          ? [`(select ${sum} from ${tableNameOf(slug)} d where d.tenant_id = site.id and ${where})`]
          : [],
      ),
    ].join(' + ')
  // Numbers of 64 bits come as texts; up to 2^53 they are exact.
  const { rows } = await poolOf(payload).query<Record<keyof SiteSize, string>>(
    `select site.id, ${total('storage')} as storage, ${total('published')} as published from unnest($1::uuid[]) as site(id)`,
    [ids],
  )
  return rows.map(({ id, ...size }) => ({ id, published: Number(size.published), storage: Number(size.storage) }))
}

/**
 * Counts what each site holds and keeps it for lists that are in its order: as long as a table is read for all sites, nobody
 * should wait for a screen.
 */
export async function countSiteSizes(payload: BasePayload, types: CountedType[]): Promise<void> {
  const pool = poolOf(payload)
  const sizes = new Map<string, SiteSize>()
  // A statement for each type, so that none runs for long.
  for (const { figure, slug, sum, where } of summandsOf(types)) {
    const { rows } = await pool.query<{ amount: string; id: string }>(
      `select d.tenant_id as id, ${sum} as amount from ${tableNameOf(slug)} d where d.tenant_id is not null and ${where} group by d.tenant_id`,
    )
    for (const { amount, id } of rows) {
      const size = sizes.get(id) ?? { id, published: 0, storage: 0 }
      size[figure] += Number(amount)
      sizes.set(id, size)
    }
  }
  await pool.query(
    `insert into ${siteSizes} (${siteSizes.tenant_id}, ${siteSizes.storage}, ${siteSizes.published})
      select ${t.id}, coalesce(counted.storage, 0), coalesce(counted.published, 0)
        from ${t} left join jsonb_to_recordset($1::jsonb) as counted(id uuid, storage bigint, published int) on counted.id = ${t.id}
        where ${IS_LISTED}
      on conflict (${siteSizes.tenant_id}) do update set ${siteSizes.storage} = excluded.${siteSizes.storage}, ${siteSizes.published} = excluded.${siteSizes.published}
        where (${siteSizes}.${siteSizes.storage}, ${siteSizes}.${siteSizes.published}) is distinct from (excluded.${siteSizes.storage}, excluded.${siteSizes.published})`,
    [JSON.stringify([...sizes.values()])],
  )
}

const bytesOf = (slug: string): string =>
  ['filesize', ...(slug === 'media' ? SIZES.map((size) => `sizes_${size}_filesize`) : [])]
    .map((column) => `coalesce(d.${column}, 0)`)
    .join(' + ')
