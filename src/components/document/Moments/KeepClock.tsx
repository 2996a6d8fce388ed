'use client'

import { useFormFields } from '@payloadcms/ui'
import { useEffect, useRef } from 'react'

interface Typed {
  moment: unknown
  zone: unknown
}

/**
 * Keeps what somebody typed on the wall clock when its zone changes: chosen by hand, or by the server that learned of the
 * place. Payload takes the zone of an autosave and leaves the field alone that was changed last, so that 19:30 would
 * become another time of day. Where both have come from the server, they are right together.
 */
export function KeepClock({ path }: { path: string }) {
  const moment = useFormFields(([fields]) => fields[path]?.value)
  const zone = useFormFields(([fields]) => fields[`${path}_tz`]?.value)
  const dispatch = useFormFields(([, set]) => set)
  const last = useRef<Typed>({ moment, zone })
  useEffect(() => {
    const before = last.current
    last.current = { moment, zone }
    const isZoneAlone = zone !== before.zone && moment === before.moment
    if (!isZoneAlone || typeof moment !== 'string' || typeof zone !== 'string' || typeof before.zone !== 'string' || !zone || !before.zone) return
    const from = before.zone
    // Few forms ever need the rules of clocks.
    void import('../../../lib/events/keepWallClock').then(({ keepWallClock }) => {
      const kept = keepWallClock(moment, from, zone)
      const { current } = last
      if (kept === moment || current.moment !== moment || current.zone !== zone) return
      last.current = { moment: kept, zone }
      dispatch({ path, type: 'UPDATE', value: kept })
    })
  }, [dispatch, moment, path, zone])
  return null
}
