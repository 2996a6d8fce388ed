import type { PayloadRequest } from 'payload'
import { readNewestVersions } from '@/exports/server'
import { isRecord } from '@/lib/values'
import { eventsWithOverrides } from '../../database/links'
import { rowSchema, type EventOverride, type Row } from '../map/rows'

/** Overrides are not localised, so any language will do. */
const ANY_LANGUAGE = 'en'

/**
 * Reads an event's overrides. Invalid rows, left by an import or an older version, are ignored.
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
  Array.isArray(value) ? value.filter((item): item is string => typeof item === 'string') : []

/** Null: not set, so the connection's rows apply. */
function rowsOf(value: unknown): Row[] | null {
  if (!Array.isArray(value)) return null
  return value.flatMap((item) => {
    const row = rowSchema.safeParse(item)
    return row.success ? [row.data] : []
  })
}

/** Overrides by event id, for those of the given events that have any switched on. */
export async function overridesOf(req: PayloadRequest, ids: string[]): Promise<Map<string, EventOverride>> {
  const overridden = [...(await eventsWithOverrides(req, ids))]
  return new Map(
    (await readNewestVersions(req, 'events', overridden, ANY_LANGUAGE)).map(({ data, id }) => [id, overrideOf(data)]),
  )
}
