'use client'

import type { PerformanceCount } from '@/endpoints/events/countPerformances'
import { useRead } from '@/components/calls/useRead'
import { useMessages } from '@/components/ui/useMessages'

/** The action to confirm: move to trash, restore, or delete permanently. */
export type EventAction = 'delete' | 'restore' | 'trash'

interface Props {
  ids: string[]
  question: EventAction
}

/**
 * Below the confirmation of an action on events: how many performances it affects. Renders nothing if there are none.
 */
export function PerformancesNotice({ ids, question }: Props) {
  const t = useMessages()
  const { data } = useRead<PerformanceCount>(ids.length > 0 ? '/events/performances/count' : null, { body: { ids } })
  if (!data) return null
  const count = question === 'delete' ? data.all : data.along
  return (
    count > 0 && (
      <p role="status">{t(question === 'restore' ? 'performancesComeBack' : 'performancesGoAlong', { count })}</p>
    )
  )
}
