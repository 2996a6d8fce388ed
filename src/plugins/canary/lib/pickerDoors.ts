import type { BasePayload, CollectionSlug } from 'payload'
import { callboardOf } from '@/exports/server'
import { countStored } from '@/database/documents/stored'
import type { ProbeDoor } from './Door'
import type { FindingKind } from './findings'
import { requestAs } from './requestAs'
import { pickersIn, type Picker } from './samples/pickers'
import type { Trial } from './Trial'

/** Fields that offer documents to choose from: what they offer to the owner of the own site. */
export const pickerDoors = (payload: BasePayload): ProbeDoor[] =>
  callboardOf(payload).contentTypes.flatMap(({ slug }) =>
    pickersIn(payload.collections[slug as CollectionSlug].config.flattenedFields).map((picker): ProbeDoor => ({
      actors: ['owner'],
      probe: (trial) => tryPicker(trial, picker),
      route: `field ${slug}.${picker.name} (${picker.relationTo})`,
    })),
  )

async function tryPicker(trial: Trial, { filter, relationTo }: Picker): Promise<FindingKind[]> {
  const { payload, scene } = trial
  if (!scene.b.planted.has(relationTo)) return []
  const req = await requestAs(trial, 'owner')
  const data = { tenant: scene.a.tenantId }
  const where = await filter({ blockData: {}, data, id: undefined, relationTo, req, siblingData: {}, user: req.user })
  if (where === false) return ['unreached']
  const count = async (tenantId: string): Promise<number> => {
    const conditions = [{ tenant: { equals: tenantId } }, ...(where === true ? [] : [where])]
    return (await countStored({ payload }, { collection: relationTo as CollectionSlug, where: { and: conditions } }))
      .totalDocs
  }
  return (await count(scene.b.tenantId)) > 0 ? ['shown'] : []
}
