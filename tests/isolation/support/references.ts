import type { ApiResponse } from '@tests/support/client'
import type { ContentType } from '@/access/contentType'
import { slotsOf, type Slot } from '@/plugins/canary/lib/samples/slots'
import type { Stage } from './stage'
import { contentTypesOf, findOrMake, make, type Subject } from './subjects'
import type { Tally } from './tally'

export type BareSubject = Omit<Subject, 'docs'>

export const bareSubjects = (stage: Stage, types: ContentType[]): BareSubject[] =>
  types.map((type) => {
    const { config } = stage.app.payload.collections[type.slug as 'pages']
    return { config, slug: type.slug, stage, type, upload: config.upload || null }
  })

/** Every place in the type's documents where a reference can stand, filled up with documents of the tenant. */
export const slotsIn = ({ config, stage }: BareSubject, tenant: string): Slot[] =>
  slotsOf(config.flattenedFields, new Set(contentTypesOf(stage).map(({ slug }) => slug)), {
    payload: stage.app.payload,
    refer: (slug) => findOrMake(stage, slug, tenant),
  })

export const isRefused = ({ status }: Pick<ApiResponse, 'status'>): boolean => status === 400

/** Names a neighbour's document in every place of the type, saved, drafted and autosaved, and one of its own beside. */
export async function tryReferences(subject: BareSubject, tally: Tally): Promise<void> {
  const { clients, tenants } = subject.stage
  const page = await make(subject, tenants.a)
  for (const slot of slotsIn(subject, tenants.a)) {
    const foreign = await slot.data(await findOrMake(subject.stage, slot.relationTo, tenants.b))
    const own = await slot.data(await findOrMake(subject.stage, slot.relationTo, tenants.a))
    const at = `${subject.slug} ${slot.path}`
    for (const [how, query] of [
      ['saved', ''],
      ['drafted', '?draft=true'],
      ['autosaved', '?draft=true&autosave=true'],
    ]) {
      const answer = await clients.adminA.patch(`/${subject.slug}/${page}${query}`, foreign)
      tally.check(isRefused(answer), `${at}: ${how} (${answer.status} ${answer.text.slice(0, 120)})`)
    }
    const kept = await clients.adminA.patch(`/${subject.slug}/${page}?draft=true`, own)
    tally.control(kept.status === 200, `${at}: its own is refused (${kept.status} ${kept.text.slice(0, 200)})`)
  }
}
