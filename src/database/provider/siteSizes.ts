import type { BasePayload } from 'payload'
import { SIZES } from '../media/files'
import { poolOf, tableNameOf } from '../connections'

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

/** Reads storage and document counts of tenants in one statement. */
export async function readSiteSizes(payload: BasePayload, types: CountedType[], ids: string[]): Promise<SiteSize[]> {
  if (ids.length === 0) return []
  const storage = types.flatMap(({ isUpload, slug }) =>
    isUpload
      ? [`(select coalesce(sum(${bytesOf(slug)}), 0) from ${tableNameOf(slug)} d where d.tenant_id = site.id)`]
      : [],
  )
  const published = types.flatMap(({ hasDrafts, hasTrash, isUpload, slug }) =>
    !isUpload && hasDrafts
      ? [
          `(select count(*) from ${tableNameOf(slug)} d where d.tenant_id = site.id and d._status = 'published'${hasTrash ? ' and d.deleted_at is null' : ''})`,
        ]
      : [],
  )
  // 64-bit integers arrive as text; up to 2^53 the conversion is exact.
  const { rows } = await poolOf(payload).query<Record<keyof SiteSize, string>>(
    `select site.id, ${['0', ...storage].join(' + ')} as storage, ${['0', ...published].join(' + ')} as published from unnest($1::uuid[]) as site(id)`,
    [ids],
  )
  return rows.map(({ id, ...size }) => ({ id, published: Number(size.published), storage: Number(size.storage) }))
}

const bytesOf = (slug: string): string =>
  ['filesize', ...(slug === 'media' ? SIZES.map((size) => `sizes_${size}_filesize`) : [])]
    .map((column) => `coalesce(d.${column}, 0)`)
    .join(' + ')
