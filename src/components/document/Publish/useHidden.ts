'use client'

import { useLocale } from '@payloadcms/ui'
import { useCallback } from 'react'
import { useApi } from '@/components/calls/useApi'
import { useRead } from '@/components/calls/useRead'
import type { State } from '@/components/ui/Status/states'
import { reportPublished } from '../revisions'

/** A referenced document that visitors cannot see. */
interface HiddenTarget {
  canPublish: boolean
  collection: string
  id: string
  kind: string
  moment: string | null
  state: Extract<State, 'draft' | 'private' | 'scheduled' | 'trashed'>
  title: string
}

export interface Hidden {
  targets: HiddenTarget[]
  unseen: number
}

export interface Published {
  published: { id: string; title: string }[]
  refused: { collection: string; id: string; reason: string; title: string }[]
}

interface HiddenQuery {
  ids: string[]
  data?: object
  isLive?: boolean
}

/** Maximum number of documents per request. */
const MAX_REQUESTED = 200
/** Maximum number of documents published per request. */
const MAX_PUBLISHED = 50

const NOTHING: Hidden = { targets: [], unseen: 0 }

export const hasHidden = ({ targets, unseen }: Hidden): boolean => targets.length + unseen > 0

interface HiddenCalls {
  /** Loads references that visitors cannot see; empty if the request fails, so that publishing is not blocked. */
  loadHidden: (type: string, query: HiddenQuery) => Promise<Hidden>
  /** @returns null if nothing was published */
  publishTargets: (targets: HiddenTarget[]) => Promise<Published | null>
}

export function useHiddenCalls(): HiddenCalls {
  const call = useApi()
  const { code: locale } = useLocale()
  const loadHidden = useCallback<HiddenCalls['loadHidden']>(
    async (type, { data, ids, isLive }) => {
      if (ids.length === 0) return NOTHING
      const result = await call<Hidden>('POST', `/documents/${type}/hidden-targets`, {
        ids: ids.slice(0, MAX_REQUESTED),
        locale,
        ...(data && { data }),
        ...(isLive && { isLive }),
      })
      return result.success ? result.doc : NOTHING
    },
    [call, locale],
  )
  const publishTargets = useCallback<HiddenCalls['publishTargets']>(
    async (targets) => {
      const all: Published = { published: [], refused: [] }
      for (let start = 0; start < targets.length; start += MAX_PUBLISHED) {
        const documents = targets.slice(start, start + MAX_PUBLISHED).map(({ collection, id }) => ({ collection, id }))
        const result = await call<Published>('POST', '/documents/publish', { documents, locale })
        if (!result.success) return start > 0 ? all : null
        reportPublished()
        all.published.push(...result.doc.published)
        all.refused.push(...result.doc.refused)
      }
      return all
    },
    [call, locale],
  )
  return { loadHidden, publishTargets }
}

/**
 * References of documents that visitors cannot see. Null until loaded, and if there is nothing to load.
 * @param revision reloads them whenever it changes
 */
export function useHidden(
  type: string | undefined,
  ids: string[],
  { isLive = false, revision }: { isLive?: boolean; revision?: unknown } = {},
): Hidden | null {
  const { code: locale } = useLocale()
  const canLoad = type !== undefined && ids.length > 0
  const { data, error } = useRead<Hidden>(canLoad ? `/documents/${type}/hidden-targets` : null, {
    body: { ids: ids.slice(0, MAX_REQUESTED), locale, ...(isLive && { isLive }) },
    revision,
  })
  return canLoad && error ? NOTHING : data
}
