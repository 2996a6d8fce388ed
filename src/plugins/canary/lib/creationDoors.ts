import type { ContentType } from '@/exports/types'
import type { Aim } from './Aim'
import type { RequestDoor } from './Door'
import type { Actor } from './scene'

const WRITERS: readonly Actor[] = ['owner', 'admin', 'editor', 'author', 'viewer', 'outsider', 'program', 'visitor']

/** Returns data with which a site's own editor could create a document there. */
export type NewData = (slug: string, aim: Aim) => Record<string, unknown> | null

/** Creates documents in the other site, published and as drafts. Uploads need a file and are left to `restDoors`. */
export const creationDoors = (types: readonly ContentType[], api: string, newData: NewData): RequestDoor[] =>
  types
    .filter(({ collection }) => !collection.upload)
    .flatMap(({ slug }) =>
      ['', '?draft=true'].map((query): RequestDoor => ({
        actors: WRITERS,
        callFor: (aim) => {
          const data = newData(slug, aim)
          return data && { body: data, method: 'POST', path: `${api}/${slug}${query}` }
        },
        route: `POST ${api}/${slug}${query}`,
        tellsNothing: 'status',
        writes: true,
      })),
    )
