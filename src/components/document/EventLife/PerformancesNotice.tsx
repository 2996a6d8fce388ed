'use client'

import type { PerformanceCount } from '../../../endpoints/events/countPerformances'
import { useRead } from '../../calls/useRead'
import { useMessages } from '../../ui/useMessages'

/** What is asked: whether events go to the trash, come back, or are deleted for good. */
export type Question = 'delete' | 'restore' | 'trash'

interface Props {
  ids: string[]
  question: Question
}

/** Below a question about events: how many performances share what becomes of them. Nothing where there are none. */
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
