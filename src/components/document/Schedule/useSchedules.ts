'use client'

import { useEffect, useState } from 'react'
import { useApi, type CallApi } from '../../settings/useApi'

export interface Schedule {
  id: string
  isPublish: boolean
  /** As the site writes it. */
  moment: string
}

type Schedules = ReadonlyMap<string, Schedule>

const NONE: Schedules = new Map()

/** Asked by many rows at once, answered once. */
const underWay = new Map<string, Promise<Schedules>>()

/**
 * The times that are set for documents of a type, by id. Nothing until they are known, and where they cannot be.
 * @param turn asks anew whenever it is another one
 */
export function useSchedules(type: string | undefined, tenantId: string | undefined, turn?: unknown): Schedules {
  const call = useApi()
  const [schedules, setSchedules] = useState(NONE)
  useEffect(() => {
    if (!type || !tenantId) return
    let isWanted = true
    void ask(call, type, tenantId).then((found) => isWanted && setSchedules(found))
    return () => {
      isWanted = false
    }
  }, [call, tenantId, turn, type])
  return schedules
}

function ask(call: CallApi, type: string, tenantId: string): Promise<Schedules> {
  const key = `${type} ${tenantId}`
  const known = underWay.get(key)
  if (known) return known
  const asked = call<{ schedules: Schedule[] }>('GET', `/documents/${type}/schedules?tenantId=${tenantId}`).then((answer) => {
    underWay.delete(key)
    return answer.success ? new Map(answer.doc.schedules.map((one) => [one.id, one])) : NONE
  })
  underWay.set(key, asked)
  return asked
}
