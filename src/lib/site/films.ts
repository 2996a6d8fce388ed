import type { Frame } from '@/lib/apps/website/WebsitePart'

/** A film that plays on a page: in the player of its service, or as a file. */
export type Film = ServiceFilm | FilmFile

export interface ServiceFilm {
  kind: 'service'
  service: FilmService
  /** Id of the film at its service; null for a playlist, which has no picture of its own. */
  id: string | null
  /** Key that unlocks a private film. */
  hash?: string
  /** Name of the service, as visitors know it. */
  host: string
  /** Its player, which starts at once: it opens only when a visitor asks for it. */
  player: Frame
}

interface FilmFile {
  kind: 'file'
  /** Host of the file. */
  host: string
  url: string
}

export const FILM_SERVICES = ['youtube', 'vimeo'] as const

export type FilmService = (typeof FILM_SERVICES)[number]

/** Where the players of the services load from: the modes that set no cookies before a film plays. */
const YOUTUBE_PLAYER = 'https://www.youtube-nocookie.com'
const VIMEO_PLAYER = 'https://player.vimeo.com'

const ALLOW = 'autoplay; encrypted-media; fullscreen; picture-in-picture'

const YOUTUBE_HOSTS = /^(?:(?:www|m|music)\.)?youtube(?:-nocookie)?\.com$|^(?:www\.)?youtu\.be$/
const VIMEO_HOSTS = /^(?:(?:www|player)\.)?vimeo\.com$/
const YOUTUBE_ID = /^[\w-]{11}$/
const PLAYLIST_ID = /^[\w-]{12,60}$/
const FILE = /\.(?:m4v|mov|mp4|ogv|webm)$/i

/**
 * Recognises the address of a film: the shapes that YouTube and Vimeo give to copy, with the time to start at, or a
 * film file.
 * @param language of the player's controls, as a BCP 47 code
 * @returns null for any other address, which remains a link
 */
export function parseFilm(address: string | null | undefined, language: string): Film | null {
  const url = URL.parse((address ?? '').trim())
  if (!url || !/^https?:$/.test(url.protocol)) return null
  if (YOUTUBE_HOSTS.test(url.hostname)) return youtubeFilm(url, language)
  if (VIMEO_HOSTS.test(url.hostname)) return vimeoFilm(url)
  return FILE.test(url.pathname) ? { host: url.host, kind: 'file', url: url.href } : null
}

function youtubeFilm(url: URL, language: string): Film | null {
  const [first = '', second = ''] = url.pathname.split('/').filter(Boolean)
  const isShort = url.hostname.endsWith('youtu.be')
  const candidate = isShort
    ? first
    : ['e', 'embed', 'live', 'shorts', 'v'].includes(first)
      ? second
      : url.searchParams.get('v')
  const id = candidate && YOUTUBE_ID.test(candidate) ? candidate : null
  const given = url.searchParams.get('list')
  const list = given && PLAYLIST_ID.test(given) ? given : null
  if (!id && !list) return null
  const start = secondsOf(url, ['t', 'start'])
  const src = new URL(`/embed/${id ?? 'videoseries'}`, YOUTUBE_PLAYER)
  src.search = String(
    new URLSearchParams({
      autoplay: '1',
      hl: language,
      playsinline: '1',
      rel: '0',
      ...(list && { list }),
      ...(start > 0 && { start: String(start) }),
    }),
  )
  return { host: 'YouTube', id, kind: 'service', player: frame(src), service: 'youtube' }
}

function vimeoFilm(url: URL): Film | null {
  // vimeo.com/123, vimeo.com/123/key, player.vimeo.com/video/123, vimeo.com/showcase/1/video/123
  const [, id, pathKey] = /^(?:\/(?!event\/)[\w-]+)*?\/(\d{5,12})(?:\/([\da-f]{6,40}))?\/?$/.exec(url.pathname) ?? []
  if (!id) return null
  const given = pathKey ?? url.searchParams.get('h')
  const hash = given && /^[\da-f]{6,40}$/.test(given) ? given : undefined
  const start = secondsOf(url, ['t'])
  const src = new URL(`/video/${id}`, VIMEO_PLAYER)
  src.search = String(new URLSearchParams({ autoplay: '1', dnt: '1', ...(hash && { h: hash }) }))
  if (start > 0) src.hash = `t=${start}s`
  return { host: 'Vimeo', id, kind: 'service', player: frame(src), service: 'vimeo', ...(hash && { hash }) }
}

const frame = (src: URL): Frame => ({ allow: ALLOW, kind: 'frame', src: src.href })

/** The time to start at, in seconds: `t=90`, `t=1m30s`, `#t=1h2m3s`. */
function secondsOf(url: URL, names: string[]): number {
  const fragment = new URLSearchParams(url.hash.slice(1))
  const text = names.map((name) => url.searchParams.get(name) ?? fragment.get(name)).find(Boolean) ?? ''
  if (/^\d{1,6}$/.test(text)) return Number(text)
  const [, hours = '0', minutes = '0', seconds = '0'] =
    /^(?=\d)(?:(\d{1,3})h)?(?:(\d{1,4})m)?(?:(\d{1,6})s?)?$/.exec(text) ?? []
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds)
}
