'use client'

import { useEffect, useState } from 'react'
import type { PerformanceCount } from '../../../endpoints/events/countPerformances'
import { useApi } from '../../settings/useApi'
import { useWords } from '../../ui/useWords'

/** What is asked: whether events go to the trash, come back, or are deleted for good. */
export type Question = 'delete' | 'restore' | 'trash'

interface Props {
  ids: string[]
  question: Question
}

/** Below a question about events: how many performances share what becomes of them. Nothing where there are none. */
export function PerformancesNotice({ ids, question }: Props) {
  const t = useWords()
  const call = useApi()
  const [found, setFound] = useState<{ count: PerformanceCount; of: string } | null>(null)
  const asked = ids.join()
  useEffect(() => {
    if (!asked) return
    let isWanted = true
    void call<PerformanceCount>('POST', '/events/performances/count', { ids: asked.split(',') }).then((answer) => {
      if (isWanted && answer.success) setFound({ count: answer.doc, of: asked })
    })
    return () => {
      isWanted = false
    }
  }, [asked, call])
  if (found?.of !== asked) return null
  const count = question === 'delete' ? found.count.all : found.count.along
  return count > 0 && <p role="status">{t(question === 'restore' ? 'performancesComeBack' : 'performancesGoAlong', { count })}</p>
}
