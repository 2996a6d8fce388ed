import { allowsSource } from '@/lib/csp/cspHeader'
import type { CspDirectives } from '@/lib/csp/presets'
import type { Film } from '@/lib/site/films'
import type { Frame } from '@/lib/apps/website/WebsitePart'
import type { Site } from '../Site'

/** A film file of another host, in the browser's own player. */
interface VideoElement {
  kind: 'video'
  src: string
}

/** Key of the placeholder for a film. */
export const filmKey = (id: string): string => `film-${id}`

/** What a film needs of the content security policy. */
const neededFor = (film: Film): CspDirectives =>
  film.kind === 'service'
    ? { 'frame-src': [new URL(film.player.src).origin] }
    : { 'media-src': [new URL(film.url).origin] }

/** Whether the film plays on the site: a site that has closed frames or media in its policy keeps the link. */
export const isFilmAllowed = (film: Film, site: Pick<Site, 'csp'>): boolean =>
  Object.entries(neededFor(film)).every(([directive, [source = '']]) => allowsSource(site.csp, directive, source))

/** Adds what the films of a page need to the policy that its apps need. */
export function withFilms(policy: CspDirectives, films: Iterable<Film>): CspDirectives {
  const needed: Record<string, readonly string[]> = { ...policy }
  for (const film of films)
    for (const [directive, sources] of Object.entries(neededFor(film)))
      needed[directive] = [...new Set([...(needed[directive] ?? []), ...sources])]
  return needed
}

/** What the site's script opens when the visitor asks for the film. */
export const playerOf = (film: Film): Frame | VideoElement =>
  film.kind === 'service' ? film.player : { kind: 'video', src: film.url }
