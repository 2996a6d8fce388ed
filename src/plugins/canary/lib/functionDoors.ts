import { randomUUID } from 'node:crypto'
import type { BasePayload } from 'payload'
import { guardServerFunction } from '@/access/guardServerFunction'
import { callboardOf } from '@/exports/server'
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
  callboardOf({ config }).contentTypes.flatMap((type) =>
    SERVER_FUNCTIONS.flatMap((name) =>
      [byId, byTenant].map((argumentsFor): ProbeDoor => ({
        actors: ACTORS,
        probe: async (trial, actor) => {
          const own = aimAt(trial.scene.a)
          const passes = (aim: Aim) => isAllowed(trial, actor, name, argumentsFor({ ...type, name }, aim, own))
          if (await passes(aimAt(trial.scene.b))) return ['shown']
          return actor === 'owner' && !(await passes(own)) ? ['unreached'] : []
        },
        route: `server function ${name} (${type.slug}, ${argumentsFor === byId ? 'id' : 'tenant'})`,
      })),
    ),
  )

type Arguments = Record<string, unknown>

/** A server function for a content type. */
interface Called {
  name: string
  slug: string
  titleField: string
}

/** What the functions need between them, for a document. */
const common = ({ name, slug, titleField }: Called, id: string): Arguments => ({
  collectionSlug: slug,
  data: {},
  date: new Date(Date.now() + 86_400_000).toISOString(),
  doc: { relationTo: slug, value: id },
  docID: id,
  fromLocale: 'en',
  id,
  path: titleField,
  permissions: { collections: { [slug]: { read: true } } },
  query: {},
  schemaPath: name === 'render-field' ? `collection.${slug}.${titleField}` : slug,
  toLocale: 'en',
  type: 'unpublish',
  widgetSlug: 'none',
})

/** Names a document in every way that a function may know. */
function byId(called: Called, aim: Aim): Arguments {
  const id = aim.document(called.slug) ?? randomUUID()
  return { ...common(called, id), parent: { collectionSlug: called.slug, id, joinPath: called.titleField } }
}

/** Names a tenant in the data of an own document. */
const byTenant = (called: Called, { tenantId }: Aim, own: Aim): Arguments => ({
  ...common(called, own.document(called.slug) ?? randomUUID()),
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
