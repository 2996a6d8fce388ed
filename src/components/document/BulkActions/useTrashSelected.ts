'use client'

import { getTranslation } from '@payloadcms/translations'
import { toast, useConfig, useListQuery, useLocale, useRouteCache, useSelection, useTranslation } from '@payloadcms/ui'
import type { PerformanceCount } from '@/endpoints/events/countPerformances'
import { addConditions } from '@/lib/lists/addConditions'
import { useApi } from '@/components/calls/useApi'
import { useMessages } from '@/components/ui/useMessages'
import type { Uses } from '../Uses/useUses'
import { bulkRequest, type BulkResponse } from './bulkRequest'
import type { RunBulkAction } from './useBulkAction'

/** Larger selections are always asked about. */
const MAX_UNASKED = 50

interface Document {
  _status?: string
  id: string
}

interface Check {
  /** False when one of them is live and has a newer draft: it comes back as one of the two only. */
  canUndo: boolean
  /** True when something else refers to one of them or goes along, or when there are too many to look at. */
  needsAsking: boolean
}

interface TrashSelected {
  check: () => Promise<Check>
  /** @param canUndo offers to bring them back */
  trash: (canUndo: boolean) => Promise<void>
}

/** Moves the selected rows of a list to the trash. */
export function useTrashSelected(type: string, change: RunBulkAction): TrashSelected {
  const t = useMessages()
  const { i18n, t: payloadText } = useTranslation()
  const call = useApi()
  const { code: locale } = useLocale()
  const { getEntityConfig } = useConfig()
  const { data } = useListQuery()
  const { selectAll, selectedIDs } = useSelection()
  const { clearRouteCache } = useRouteCache()

  const statuses = new Map(((data?.docs ?? []) as Document[]).map(({ _status, id }) => [String(id), _status]))
  const ids = selectedIDs.map(String).filter((id) => statuses.has(id))

  async function check(): Promise<Check> {
    if (String(selectAll) === 'allAvailable' || ids.length > MAX_UNASKED) return { canUndo: false, needsAsking: true }
    const query = addConditions(`depth=0&limit=${MAX_UNASKED}`, [{ id: { in: ids } }])
    const [uses, performances, stored] = await Promise.all([
      call<Uses>('POST', `/documents/${type}/uses`, { ids }),
      type === 'events' ? call<PerformanceCount>('POST', '/events/performances/count', { ids }) : null,
      call<{ docs: Document[] }>('GET', `/${type}${query}`),
    ])
    const canUndo = stored.success && stored.doc.docs.every(({ _status, id }) => _status === statuses.get(id))
    const goesAlone =
      uses.success &&
      uses.doc.total === 0 &&
      uses.doc.planned === 0 &&
      (!performances || (performances.success && performances.doc.along === 0))
    return { canUndo, needsAsking: !canUndo || !goesAlone }
  }

  async function trash(canUndo: boolean): Promise<void> {
    const before = statuses
    await change('trash', canUndo ? { undo: (trashed) => restore(trashed, before) } : undefined)
  }

  async function restore(trashed: string[], before: ReadonlyMap<string, string | undefined>): Promise<void> {
    let count = 0
    for (const [asPublished, group] of Map.groupBy(trashed, (id) => before.get(id) === 'published')) {
      const { options, path } = bulkRequest({
        action: 'restore',
        asPublished,
        isTrash: true,
        locale,
        now: new Date().toISOString(),
        selected: [{ id: { in: group } }],
        type,
      })
      const result = await call<BulkResponse>('PATCH', path, options.body)
      if (result.success) count += result.doc.docs.length
    }
    clearRouteCache()
    const { plural, singular } = getEntityConfig({ collectionSlug: type })?.labels ?? {}
    const label = getTranslation((count === 1 ? singular : plural) ?? type, i18n)
    if (count === trashed.length) toast.success(payloadText('general:restoredCountSuccessfully', { count, label }))
    else toast.error(t('trashUndoSome', { count: trashed.length - count }))
  }

  return { check, trash }
}
