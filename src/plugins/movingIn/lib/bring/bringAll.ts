import type { BasePayload } from 'payload'
import { withLock } from '@/database/bulk/withLock'
import { poolOf } from '@/exports/server'
import { findBrought, findItem, listItems, listTree, listWithOpenLinks, recognizeItems } from '../../database/items'
import type { OldWebsite } from '../../database/oldWebsites'
import { mapTypes } from '../mapping/mapTypes'
import { bringSitemaps } from '../sitemaps/bringSitemaps'
import { BRINGING_ORDER } from '../states'
import { bringItem, linkItem } from './bringItem'
import type { Bringing } from './Bringing'
import { planRedirects } from './redirects'
import { fillReleases } from './releases'
import { sortTree } from './sortTree'

const BATCH = 20
/** How long to wait until the database notices that the worker before was killed. */
const LOCK_WAIT_MS = 10_000

/** Says when a turn is over. */
type IsOver = () => boolean

/** Whatever works on an old website, does so alone. */
export const alone = <Result>(
  { payload, website: { id } }: { payload: BasePayload; website: Pick<OldWebsite, 'id'> },
  run: () => Promise<Result>,
  waitMs = LOCK_WAIT_MS,
): Promise<Result> => withLock(poolOf(payload), `old website ${id}`, waitMs, run)

/**
 * Brings what is waiting, until the turn is over. What has been brought is noted with its document in one transaction,
 * so an interrupted run goes on where it ended.
 * @returns whether nothing is left
 */
export async function bringAll(bringing: Bringing, isOver: IsOver): Promise<boolean> {
  const { payload, website } = bringing
  if (!(await mapTypes(bringing, isOver))) return false
  for (const kind of BRINGING_ORDER) {
    if (kind === 'redirect') {
      await planRedirects(bringing)
      await recognizeItems({ payload }, website.id)
    }
    if (kind === 'page') {
      if (!(await bringPages(bringing, isOver))) return false
      continue
    }
    for (;;) {
      const items = await listItems({ payload }, website.id, { kinds: [kind], limit: BATCH, states: ['waiting'] })
      if (items.length === 0) break
      for (const item of items) {
        if (isOver()) return false
        await bringItem(bringing, item)
      }
    }
  }
  if (!(await bringSitemaps(bringing, isOver))) return false
  for (;;) {
    const items = await listWithOpenLinks({ payload }, website.id, BATCH)
    if (items.length === 0) break
    for (const item of items) {
      if (isOver()) return false
      await linkItem(bringing, item)
    }
  }
  await fillReleases(bringing)
  return true
}

/** Brings pages after the pages above them. */
async function bringPages(bringing: Bringing, isOver: IsOver): Promise<boolean> {
  const { payload, website } = bringing
  for (const { id, parent, state } of sortTree(await listTree({ payload }, website.id))) {
    if (state !== 'waiting') continue
    if (isOver()) return false
    const item = await findItem({ payload }, id)
    if (!item) continue
    const above = parent ? (await findBrought({ payload }, website.id, ['page'], [parent])).get(parent) : undefined
    await bringItem(bringing, item, above?.id ?? null)
  }
  return true
}
