'use client'

import { useEffect, useState } from 'react'
import { useApi, type CallApi } from '../../settings/useApi'

interface Count {
  total: number
  unread: number
}

export interface AnswerCounts {
  /** Forms without any are missing. */
  byForm: ReadonlyMap<string, Count>
  /** The person may read them. */
  isReader: boolean
}

/** Asked by many rows at once, answered once. */
const underWay = new Map<string, Promise<AnswerCounts | null>>()

/**
 * How many answers the forms of a site have; null until that is known, and where it cannot be.
 * @param turn asks anew whenever it is another one
 */
export function useAnswerCounts(tenantId: string | undefined, turn?: unknown): AnswerCounts | null {
  const call = useApi()
  const [counts, setCounts] = useState<AnswerCounts | null>(null)
  useEffect(() => {
    if (!tenantId) return
    let isWanted = true
    void ask(call, tenantId).then((found) => isWanted && setCounts(found))
    return () => {
      isWanted = false
    }
  }, [call, tenantId, turn])
  return counts
}

function ask(call: CallApi, tenantId: string): Promise<AnswerCounts | null> {
  const known = underWay.get(tenantId)
  if (known) return known
  const asked = call<{ forms: (Count & { id: string })[]; isReader: boolean }>('GET', `/forms/answer-counts?tenantId=${tenantId}`).then((answer) => {
    underWay.delete(tenantId)
    return answer.success ? { byForm: new Map(answer.doc.forms.map(({ id, total, unread }) => [id, { total, unread }])), isReader: answer.doc.isReader } : null
  })
  underWay.set(tenantId, asked)
  return asked
}
