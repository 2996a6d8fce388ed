'use client'

import { toast } from '@payloadcms/ui'
import type { Uses } from '../../../../components/document/Uses/useUses'
import { useApi, type CallApi } from '../../../../components/calls/useApi'
import { useMessages } from '../../../../components/ui/useMessages'
import { branchOf, without } from '../../lib/tree/branchOf'
import type { Tree } from '../../lib/tree/tree'
import type { TreeSource } from '../PagesList/useTree'

const SHOWN_MS = 6_000

/** Pages in one call: their ids stand in its address. */
const AT_ONCE = 50

interface Trash {
  /** Before pages go that do not come back as they were, or that are missing somewhere once they are gone. */
  needsAsking: (ids: string[]) => Promise<boolean>
  trash: (ids: string[]) => Promise<void>
}

/** Moves pages to the trash, with all that stand below them. */
export function useTrash(tree: Tree, { refresh, setTree }: Pick<TreeSource, 'refresh' | 'setTree'>): Trash {
  const t = useMessages()
  const call = useApi()

  /** One page that is either live as it is or no page of visitors comes back from the trash as it was. */
  const isMore = (ids: string[]): boolean =>
    ids.length > 1 || ids.some((id) => branchOf(tree, id).length > 1 || tree.pages.get(id)?.state === 'changed')

  async function needsConfirmation(ids: string[]): Promise<boolean> {
    if (isMore(ids)) return true
    const answer = await call<Uses>('POST', '/documents/pages/uses', { ids })
    return answer.success && answer.doc.total > 0
  }

  async function trash(ids: string[]): Promise<void> {
    const all = [...new Set(ids.flatMap((id) => branchOf(tree, id)))]
    const [only] = isMore(ids) ? [] : ids
    setTree(without(tree, ids))
    const problem = await trashAll(call, all)
    if (problem !== null) {
      setTree(tree)
      toast.error(t('pagesTrashFailed'), { description: problem || t('pagesUnreachable') })
    } else {
      const action = only && { label: t('pagesUndo'), onClick: () => void restore(only) }
      toast.success(t('pagesTrashed', { count: all.length }), { action, duration: SHOWN_MS })
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

/** @returns why some are still there; null when all have gone */
async function trashAll(call: CallApi, ids: string[]): Promise<string | null> {
  const deletedAt = new Date().toISOString()
  // The lowest first: nothing stands below a page that is gone.
  const lowestFirst = ids.toReversed()
  for (let from = 0; from < lowestFirst.length; from += AT_ONCE) {
    const query = lowestFirst.slice(from, from + AT_ONCE).map((id, index) => `where[id][in][${index}]=${id}`)
    const result = await call<{ errors?: { message: string }[] }>('PATCH', `/pages?${query.join('&')}`, { deletedAt })
    const problem = result.success ? result.doc.errors?.[0]?.message : result.error
    if (problem !== undefined) return problem
  }
  return null
}
