import type { PayloadRequest } from 'payload'
import { newestVersions } from '../../../../database/documents/newestVersions'
import { isRecord } from '../../../../lib/values'
import { eventsWithOverrides } from '../../database/links'
import { rowSchema, type EventOverride, type Row } from '../map/rows'

/** Modes of sale, and so on, mean the same in every language. */
const ANY_LANGUAGE = 'en'

/**
 * What an event decides in another way than its connection. Whatever an import or an older version left there that is no
 * row of a map counts as nothing.
 * @param data of its newest version
 */
export function overrideOf(data: Readonly<Record<string, unknown>>): EventOverride {
  const group = (name: string): Record<string, unknown> => (isRecord(data[name]) ? data[name] : {})
  const [events, instances, modes] = [group('eventFieldMaps'), group('eventInstanceFieldMaps'), group('modesOfSale')]
  return {
    eventFieldMaps: { overrideEventMaps: flag(events.overrideEventMaps), rows: rowsOf(events.rows) },
    eventInstanceFieldMaps: {
      addInstances: flag(instances.addInstances),
      overrideInstanceMaps: flag(instances.overrideInstanceMaps),
      removeInvalidInstances: flag(instances.removeInvalidInstances),
      rows: rowsOf(instances.rows),
      syncInstances: flag(instances.syncInstances),
    },
    modesOfSale: { modesOfSale: textsOf(modes.modesOfSale), overrideModesOfSale: flag(modes.overrideModesOfSale) },
    syncToPublished: flag(data.syncToPublished),
  }
}

const flag = (value: unknown): boolean | null => (typeof value === 'boolean' ? value : null)
const textsOf = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((one): one is string => typeof one === 'string') : []

/** Null: never filled in, so that the connection's rows count. */
function rowsOf(value: unknown): Row[] | null {
  if (!Array.isArray(value)) return null
  return value.flatMap((one) => {
    const row = rowSchema.safeParse(one)
    return row.success ? [row.data] : []
  })
}

/** Overrides of those among these events that have any switched on, by the id of the event. */
export async function overridesOf(req: PayloadRequest, ids: string[]): Promise<Map<string, EventOverride>> {
  const own = [...(await eventsWithOverrides(req, ids))]
  return new Map((await newestVersions(req, 'events', own, ANY_LANGUAGE)).map(({ data, id }) => [id, overrideOf(data)]))
}
