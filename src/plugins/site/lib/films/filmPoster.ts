import { createHmac, timingSafeEqual } from 'node:crypto'
import { LRUCache } from 'lru-cache'
import { fetchFromService } from '@/endpoints/apps/callService'
import { oncePerProcess } from '@/lib/process/oncePerProcess'
import { settings } from '@/lib/settings'
import { FILM_SERVICES, type FilmService, type ServiceFilm } from '@/lib/site/films'
import { isRecord } from '@/lib/values'
import { FILMS_PATH } from '../ownPaths'

type PosterKey = Pick<ServiceFilm, 'hash' | 'service'> & { id: string }

const ADDRESS = new RegExp(
  `^${FILMS_PATH}/(${FILM_SERVICES.join('|')})-([\\w-]{5,12}?)(?:\\.([\\da-f]{6,40}))?\\.([\\w-]{22})$`,
)

const sign = (name: string): string =>
  createHmac('sha256', settings().PAYLOAD_SECRET).update(`film-poster ${name}`).digest('base64url').slice(0, 22)

/**
 * Returns the address of a film's picture on the site itself, so that its service learns of a visit only when the film
 * plays. The address is signed: the server fetches nothing that a page does not show.
 */
export function filmPosterAddress({ hash, id, service }: ServiceFilm): string | null {
  if (id === null) return null
  const name = `${service}-${id}${hash ? `.${hash}` : ''}`
  return `${FILMS_PATH}/${name}.${sign(name)}`
}

function keyAt(pathname: string): PosterKey | null {
  const [, service, id, hash, signature] = ADDRESS.exec(pathname) ?? []
  const known = FILM_SERVICES.find((name) => name === service)
  if (!known || !id || !signature) return null
  const expected = sign(`${known}-${id}${hash ? `.${hash}` : ''}`)
  return timingSafeEqual(Buffer.from(signature), Buffer.from(expected))
    ? { id, service: known, ...(hash && { hash }) }
    : null
}

interface Picture {
  body: Uint8Array<ArrayBuffer>
  type: string
}

const MAX_BYTES = 1024 * 1024
const MAX_KEPT_BYTES = 32 * 1024 * 1024
const KEPT_MS = 24 * 60 * 60 * 1000
/** A service that does not answer is asked again after this time. */
const MISSING_MS = 5 * 60 * 1000
const BROWSER_SECONDS = 24 * 60 * 60

/** Of all bundles, so that its size is that of the process. */
const pictures = () =>
  oncePerProcess(
    'filmPosters',
    () =>
      new LRUCache<string, { picture: Picture | null }>({
        fetchMethod: async (_key, _stale, { context, options }) => {
          const picture = await fetchPicture(context as PosterKey)
          options.ttl = picture ? KEPT_MS : MISSING_MS
          return { picture }
        },
        maxSize: MAX_KEPT_BYTES,
        sizeCalculation: ({ picture }) => (picture?.body.byteLength ?? 0) + 200,
        ttl: KEPT_MS,
      }),
  )

/**
 * Serves the picture of a film, which the server fetches from the film's service once and keeps in memory. Concurrent
 * requests share one fetch.
 * @returns null for any other address
 */
export async function serveFilmPoster(pathname: string): Promise<Response | null> {
  const key = keyAt(pathname)
  if (!key) return null
  const found = await pictures().fetch(pathname, { context: key })
  if (!found?.picture)
    return new Response(null, { headers: { 'Cache-Control': `public, max-age=${MISSING_MS / 1000}` }, status: 404 })
  return new Response(found.picture.body, {
    headers: {
      'Cache-Control': `public, max-age=${BROWSER_SECONDS}`,
      'Content-Type': found.picture.type,
      'X-Content-Type-Options': 'nosniff',
    },
  })
}

async function fetchPicture(key: PosterKey): Promise<Picture | null> {
  for (const url of await SOURCES[key.service](key)) {
    const picture = await fetchImage(url)
    if (picture) return picture
  }
  return null
}

/** Addresses of a film's picture at its service, the best first. */
const SOURCES: Record<FilmService, (key: PosterKey) => Promise<string[]>> = {
  // Large pictures exist for films in high definition only.
  youtube: async ({ id }) => ['maxresdefault', 'hqdefault'].map((size) => `https://i.ytimg.com/vi/${id}/${size}.jpg`),
  vimeo: async ({ hash, id }) => {
    const about = new URL('https://vimeo.com/api/oembed.json')
    about.search = String(
      new URLSearchParams({ url: `https://vimeo.com/${id}${hash ? `/${hash}` : ''}`, width: '1280' }),
    )
    const response = await fetchFromService(about)
    const found: unknown = response?.ok ? await response.json().catch(() => null) : null
    const url = isRecord(found) ? URL.parse(String(found.thumbnail_url)) : null
    return url?.protocol === 'https:' && url.host === 'i.vimeocdn.com' ? [url.href] : []
  },
}

async function fetchImage(url: string): Promise<Picture | null> {
  const response = await fetchFromService(new URL(url))
  if (!response?.ok || Number(response.headers.get('Content-Length') ?? 0) > MAX_BYTES) return null
  const body = await response.bytes().catch(() => null)
  const type = body && body.byteLength <= MAX_BYTES ? imageType(body) : null
  return body && type ? { body, type } : null
}

/** The type of an image by its first bytes; null for anything else. */
function imageType(body: Uint8Array): string | null {
  const start = Buffer.from(body.subarray(0, 12)).toString('latin1')
  if (start.startsWith('\xff\xd8\xff')) return 'image/jpeg'
  if (start.startsWith('\x89PNG\r\n')) return 'image/png'
  return /^RIFF[^]{4}WEBP/.test(start) ? 'image/webp' : null
}
