import { settings } from '@/lib/settings'
import { siteOrigin } from '@/lib/site/addresses'
import type { Film } from '@/lib/site/films'
import type { Site } from '../Site'
import { filmPosterAddress } from './filmPoster'

/** Addresses of a film on the site itself. */
export interface FilmAddresses {
  /** The film file, if it is one of the site. */
  file: string | null
  /** Its picture, if it is a film of a service. */
  poster: string | null
}

/** Returns the addresses of a film. Templates are rendered without the secret that signs them. */
export const filmAddresses = (film: Film, site: Site): FilmAddresses => ({
  file: ownFilePath(film, site),
  poster: film.kind === 'service' ? filmPosterAddress(film) : null,
})

/** The path of a film file of the site itself, which plays without asking; null for one of another host. */
function ownFilePath(film: Film, site: Site): string | null {
  if (film.kind !== 'file') return null
  const { origin, pathname, search } = new URL(film.url)
  const own = [siteOrigin(site, settings()), ...site.domains.map(({ domain }) => `https://${domain}`)]
  return own.includes(origin) ? pathname + search : null
}
