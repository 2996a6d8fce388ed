import { randomUUID } from 'node:crypto'
import type { BasePayload } from 'payload'
import { guardServerFunction } from '@/access/guardServerFunction'
import { callboardOf } from '@/access/registryOf'
import { SERVER_FUNCTIONS } from '@/access/serverFunctionInput'
import { aimAt, type Aim } from './Aim'
import type { ProbeDoor } from './Door'
import { requestAs } from './requestAs'
import type { Actor } from './scene'
import type { Trial } from './Trial'

const ACTORS: readonly Actor[] = ['owner', 'viewer', 'outsider', 'visitor']

/**
 * The server functions of the admin's screens: Payload's own trust their arguments, so that the check in front of them is
 * the wall. It alone is called, never the function. Operations that are also server functions are tried as requests.
 */
export const functionDoors = ({ config }: BasePayload): ProbeDoor[] =>
  callboardOf({ config }).contentTypes.flatMap(({ slug }) =>
    SERVER_FUNCTIONS.flatMap((name) =>
      [byId, byTenant].map((argumentsFor): ProbeDoor => ({
        actors: ACTORS,
        probe: async (trial, actor) => {
          const passes = (aim: Aim) => isAllowed(trial, actor, name, argumentsFor(slug, aim))
          if (await passes(aimAt(trial.scene.b))) return ['shown']
          return actor === 'owner' && !(await passes(aimAt(trial.scene.a))) ? ['unreached'] : []
        },
        route: `server function ${name} (${slug}, ${argumentsFor === byId ? 'id' : 'tenant'})`,
      })),
    ),
  )

type Arguments = Record<string, unknown>

/** What the functions need between them. */
const common = (slug: string): Arguments => ({
  collectionSlug: slug,
  data: {},
  date: new Date(Date.now() + 86_400_000).toISOString(),
  fromLocale: 'en',
  path: 'title',
  permissions: { collections: { [slug]: { read: true } } },
  query: {},
  schemaPath: slug,
  toLocale: 'en',
  type: 'unpublish',
  widgetSlug: 'none',
})

/** Names a document in every way that a function may know. */
function byId(slug: string, aim: Aim): Arguments {
  const id = aim.document(slug) ?? randomUUID()
  return {
    ...common(slug),
    doc: { relationTo: slug, value: id },
    docID: id,
    id,
    parent: { collectionSlug: slug, id, joinPath: 'title' },
  }
}

/** Names a tenant in the data of a new document. */
const byTenant = (slug: string, { tenantId }: Aim): Arguments => ({
  ...common(slug),
  data: { tenant: tenantId },
  initialData: { tenant: tenantId },
})

async function isAllowed(trial: Trial, actor: Actor, name: string, args: Arguments): Promise<boolean> {
  const req = await requestAs(trial, actor)
  try {
    await guardServerFunction(name, { ...args, req })
    return true
  } catch {
    return false
  }
}
