'use client'

import { useLocale } from '@payloadcms/ui'
import { useCallback } from 'react'
import { useApi } from '../../calls/useApi'
import { useRead } from '../../calls/useRead'
import type { State } from '../../ui/Status/states'
import { notePublishedAlong } from './publishedAlong'

/** Something that a document refers to and visitors do not see. */
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

interface Question {
  ids: string[]
  data?: object
  isLive?: boolean
}

/** As many documents as one question may name. */
const MOST_ASKED = 200
/** As many as one call publishes. */
const MOST_PUBLISHED = 50

const NOTHING: Hidden = { targets: [], unseen: 0 }

export const isAnything = ({ targets, unseen }: Hidden): boolean => targets.length + unseen > 0

interface HiddenCalls {
  /** What visitors do not see; nothing where it cannot be found out: nobody is kept from publishing by it. */
  loadHidden: (type: string, question: Question) => Promise<Hidden>
  /** @returns null where nothing could be done */
  publishTargets: (targets: HiddenTarget[]) => Promise<Published | null>
}

export function useHiddenCalls(): HiddenCalls {
  const call = useApi()
  const { code: locale } = useLocale()
  const loadHidden = useCallback<HiddenCalls['loadHidden']>(
    async (type, { data, ids, isLive }) => {
      if (ids.length === 0) return NOTHING
      const answer = await call<Hidden>('POST', `/documents/${type}/hidden-targets`, {
        ids: ids.slice(0, MOST_ASKED),
        locale,
        ...(data && { data }),
        ...(isLive && { isLive }),
      })
      return answer.success ? answer.doc : NOTHING
    },
    [call, locale],
  )
  const publishTargets = useCallback<HiddenCalls['publishTargets']>(
    async (targets) => {
      const all: Published = { published: [], refused: [] }
      for (let start = 0; start < targets.length; start += MOST_PUBLISHED) {
        const documents = targets.slice(start, start + MOST_PUBLISHED).map(({ collection, id }) => ({ collection, id }))
        const answer = await call<Published>('POST', '/documents/publish', { documents, locale })
        if (!answer.success) return start > 0 ? all : null
        notePublishedAlong()
        all.published.push(...answer.doc.published)
        all.refused.push(...answer.doc.refused)
      }
      return all
    },
    [call, locale],
  )
  return { loadHidden, publishTargets }
}

/**
 * What visitors do not see of what documents refer to. Null until it is known, and while nothing is asked.
 * @param turn asks anew whenever it is another one
 */
export function useHidden(
  type: string | undefined,
  ids: string[],
  { isLive = false, turn }: { isLive?: boolean; turn?: unknown } = {},
): Hidden | null {
  const { code: locale } = useLocale()
  const isAsked = type !== undefined && ids.length > 0
  const { data, error } = useRead<Hidden>(isAsked ? `/documents/${type}/hidden-targets` : null, {
    body: { ids: ids.slice(0, MOST_ASKED), locale, ...(isLive && { isLive }) },
    turn,
  })
  return isAsked && error ? NOTHING : data
}
