import { LIST_PATHS } from '@/lib/site/lists'
import type { Call } from './Call'
import type { RequestDoor } from './Door'
import type { Scene, SceneSite } from './scene'

/** Addresses that every website has. */
const FIXED_PATHS = ['/', '/robots.txt', '/sitemap.xml', '/search?q=Canary', ...LIST_PATHS]

/**
 * The websites: addresses of the other site's documents and files on the own host, and addresses of drafts on the host
 * of the other site.
 */
export function siteDoors({ a, b }: Scene, hostOf: (site: SceneSite) => string): RequestDoor[] {
  const at = (path: string, site: SceneSite): Call => ({ host: hostOf(site), method: 'GET', path })
  const page = (path: string, site: SceneSite): Pick<RequestDoor, 'callFor'> => ({ callFor: () => at(path, site) })
  const door = { actors: ['visitor'] as const, writes: false }
  const fixed = FIXED_PATHS.map((path): RequestDoor => ({ ...door, ...page(path, a), route: `website ${path}` }))
  const ownPage = (slug: string): Pick<RequestDoor, 'ownCall' | 'showsOwn'> => {
    const path = a.planted.get(slug)?.path
    return path ? { ownCall: at(path, a), showsOwn: ['visitor'] } : {}
  }
  const documents = [...b.planted].flatMap(([slug, { draftPath, filename, path }]): RequestDoor[] => [
    ...(path ? [{ ...door, ...page(path, a), ...ownPage(slug), route: `website /${slug}/… of the other site` }] : []),
    ...(draftPath ? [{ ...door, ...page(draftPath, b), isPublic: true, route: `website /${slug}/… of a draft` }] : []),
    ...(filename
      ? [
          {
            ...door,
            ...page(`/api/${slug}/file/${filename}`, a),
            route: `website /api/${slug}/file/… of the other site`,
          },
        ]
      : []),
  ])
  const api = [...b.planted].map(([slug, { draft }]): RequestDoor => ({
    ...door,
    ...page(`/api/${slug}/${draft}`, a),
    route: `website /api/${slug}/:id`,
  }))
  return [...fixed, ...documents, ...api]
}
