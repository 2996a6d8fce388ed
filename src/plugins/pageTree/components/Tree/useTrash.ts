'use client'

import { toast } from '@payloadcms/ui'
import type { Uses } from '@/components/document/Uses/useUses'
import { useApi, useMessages } from '@/exports/client'
import { type CallApi } from '@/components/calls/useApi'
import { branchOf, without, type Tree } from '../../lib/tree/tree'
import type { TreeSource } from '../PagesList/useTree'

const TOAST_MS = 6_000

/** Pages per request: their ids are in the URL. */
const BATCH_SIZE = 50

interface Trash {
  /**
   * Resolves to true if moving the pages to the trash needs confirmation: restoring would not bring them back as they
   * were, or they are used elsewhere.
   */
  needsAsking: (ids: string[]) => Promise<boolean>
  trash: (ids: string[]) => Promise<void>
}

/** Moves pages to the trash along with everything below them. */
export function useTrash(tree: Tree, { attempt, refresh }: Pick<TreeSource, 'attempt' | 'refresh'>): Trash {
  const t = useMessages()
  const call = useApi()

  /** A single page without children is restored exactly, unless it is live with unpublished changes. */
  const isIrreversible = (ids: string[]): boolean =>
    ids.length > 1 || ids.some((id) => branchOf(tree, id).length > 1 || tree.pages.get(id)?.state === 'changed')

  async function needsConfirmation(ids: string[]): Promise<boolean> {
    if (isIrreversible(ids)) return true
    const result = await call<Uses>('POST', '/documents/pages/uses', { ids })
    return result.success && (result.doc.total > 0 || result.doc.planned > 0)
  }

  async function trash(ids: string[]): Promise<void> {
    const branchIds = [...new Set(ids.flatMap((id) => branchOf(tree, id)))]
    const [undoableId] = isIrreversible(ids) ? [] : ids
    const problem = await attempt(
      (latest) => without(latest, ids),
      () => trashAll(call, branchIds),
    )
    if (problem !== null) {
      toast.error(t('pagesTrashFailed'), { description: problem || t('pagesUnreachable') })
    } else {
      const action = undoableId && { label: t('pagesUndo'), onClick: () => void restore(undoableId) }
      toast.success(t('pagesTrashed', { count: branchIds.length }), { action, duration: TOAST_MS })
    }
    await refresh()
  }

  async function restore(id: string): Promise<void> {
    const _status = tree.pages.get(id)?.state === 'published' ? 'published' : 'draft'
    const result = await call('PATCH', `/pages/${id}?trash=true`, { _status, deletedAt: null })
    if (result.success) toast.success(t('pagesRestored'))
    else toast.error(t('pagesRestoreFailed'), { description: result.error || t('pagesUnreachable') })
    await refresh()
  }

  return { needsAsking: needsConfirmation, trash }
}

/** @returns the error message if some pages could not be moved; null on success */
async function trashAll(call: CallApi, ids: string[]): Promise<string | null> {
  const deletedAt = new Date().toISOString()
  // Children first, as a page in the trash must not have any.
  const lowestFirst = ids.toReversed()
  for (let from = 0; from < lowestFirst.length; from += BATCH_SIZE) {
    const query = lowestFirst.slice(from, from + BATCH_SIZE).map((id, index) => `where[id][in][${index}]=${id}`)
    const result = await call<{ errors?: { message: string }[] }>('PATCH', `/pages?${query.join('&')}`, { deletedAt })
    const problem = result.success ? result.doc.errors?.[0]?.message : result.error
    if (problem !== undefined) return problem
  }
  return null
}
