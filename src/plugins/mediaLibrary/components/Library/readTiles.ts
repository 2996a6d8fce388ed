import type { PayloadRequest, TypedLocale } from 'payload'
import { IS_LIVE_PROPERTY } from '@/lib/content/editScreen'
import type { Media } from '@/payload-types'
import { isShownWhole, type Tile } from './tile'

interface Page {
  ids: string[]
  isTrash: boolean
  locale: TypedLocale
}

type Row = Media & { tags?: string[] | null; [IS_LIVE_PROPERTY]?: boolean }

/** Loads the tiles of one page by id. The list itself only loads the columns the user has chosen. */
export async function readTiles(req: PayloadRequest, { ids, isTrash, locale }: Page): Promise<Record<string, Tile>> {
  if (ids.length === 0) return {}
  const { docs } = await req.payload.find({
    collection: 'media',
    depth: 0,
    draft: true,
    fallbackLocale: false,
    // Also sets whether an earlier version of a draft is live.
    includeLockStatus: true,
    limit: ids.length,
    locale,
    overrideAccess: false,
    pagination: false,
    req,
    trash: isTrash,
    user: req.user,
    where: { id: { in: ids } },
  })
  return Object.fromEntries(docs.map((doc) => [doc.id, toTile(doc, isTrash)]))
}

function toTile(doc: Row, isTrash: boolean): Tile {
  return {
    id: doc.id,
    alt: doc.alt ?? '',
    bytes: doc.filesize ?? null,
    filename: doc.filename ?? '',
    height: doc.height ?? null,
    isDecorative: doc.isDecorative === true,
    mimeType: doc.mimeType ?? '',
    sources: sourcesOf(doc),
    state: stateOf(doc, isTrash),
    tags: doc.tags ?? [],
    title: doc.title,
    width: doc.width ?? null,
  }
}

function stateOf(doc: Row, isTrash: boolean): Tile['state'] {
  if (doc._status === 'published') return isTrash ? 'was_published' : 'published'
  return doc[IS_LIVE_PROPERTY] ? (isTrash ? 'was_published' : 'changed') : 'draft'
}

/**
 * Sizes cropped around the focal point if they exist; what is shown whole has a size of its own shape, and small pictures
 * are shown as they are.
 */
function sourcesOf({ height, mimeType, sizes, updatedAt, url, width }: Row): Tile['sources'] {
  if (!mimeType?.startsWith('image/')) return []
  // A new focal point does not change the filenames, so the query string invalidates caches.
  const versioned = (address: string) => `${address}?${encodeURIComponent(updatedAt)}`
  const isWhole = isShownWhole({ height, mimeType, width })
  const scaled = (isWhole ? [sizes?.fullHalf] : [sizes?.thumbnail, sizes?.card]).flatMap((size) =>
    size?.url && size.width ? [{ address: versioned(size.url), width: size.width }] : [],
  )
  if (scaled.length > 0) return scaled
  return url ? [{ address: versioned(url), width: width ?? height ?? 1 }] : []
}
