import { dayOrderOf, usualOrder } from '@/plugins/csvImport/published'
import { recognizeItems, writeItem, type Item } from '../../database/items'
import { listFieldValues, listOfType, writeMapped } from '../../database/types'
import type { Bringing } from '../bring/Bringing'
import { assertLasting, reasonOf } from '../bring/failures'
import { mapItem } from './mapItem'
import { nameVenues } from './nameVenues'
import type { MapReading } from './readWhen'
import type { Target, TypeMapping } from './targets'

const BATCH = 20

const DATES: readonly Target[] = ['start', 'end', 'publishDate']

/**
 * Makes of the entries of other types what a person mapped them to, until the turn is over. Each is one statement, so an
 * interrupted run goes on where it ended.
 * @returns whether nothing is left
 */
export async function mapTypes(bringing: Bringing, isOver: () => boolean): Promise<boolean> {
  const { payload, website } = bringing
  const mapping = website.choices?.mapping ?? []
  for (const one of mapping) {
    let reading: MapReading | null = null
    // From where on entries are read: else each batch would read all that were mapped before.
    let after = -1
    for (;;) {
      const items = await listOfType({ payload }, website.id, one.type, { after, limit: BATCH })
      if (items.length === 0) break
      reading ??= await readingOf(bringing, one)
      for (const item of items) {
        if (isOver()) return false
        await mapOne(bringing, item, one, reading)
        after = item.position
      }
    }
  }
  await nameVenues(bringing)
  if (mapping.length > 0) await recognizeItems({ payload }, website.id)
  return true
}

/** Maps one entry. What is refused is noted and holds up nothing else. */
async function mapOne({ actor, payload }: Bringing, item: Item, one: TypeMapping, reading: MapReading): Promise<void> {
  try {
    await writeMapped({ payload }, item, mapItem(item, one, reading))
  } catch (error) {
    assertLasting(error)
    const detail = reasonOf(error, actor.i18n.language)
    await writeItem({ payload }, item.id, { detail, problem: 'refused', state: 'failed' })
  }
}

/** How the days of a type are read: as the rest of its days shows, else as is usual on the site. */
async function readingOf({ payload, tenant, website }: Bringing, { fields, type }: TypeMapping): Promise<MapReading> {
  const names = fields.filter(({ to }) => DATES.includes(to)).map(({ from }) => from)
  const order = dayOrderOf(await listFieldValues({ payload }, website.id, type, names))
  return {
    order: order === 'both' ? null : order,
    usual: await usualOrder({ payload }, tenant.id),
    zone: tenant.timezone,
  }
}
