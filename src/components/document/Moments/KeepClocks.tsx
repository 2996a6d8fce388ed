'use client'

import { useFormFields } from '@payloadcms/ui'
import { useEffect, useRef } from 'react'
import type { FormState } from 'payload'

const ZONE = '_tz'

/** Moment and zone by the path of the moment. */
type Clocks = Record<string, readonly [moment: unknown, zone: unknown]>

const clocksIn = (fields: FormState): Clocks =>
  Object.fromEntries(
    Object.keys(fields).flatMap((path) => {
      const moment = path.endsWith(ZONE) ? path.slice(0, -ZONE.length) : ''
      return moment && fields[moment] ? [[moment, [fields[moment].value ?? null, fields[path]?.value ?? null]]] : []
    }),
  )

const isText = (value: unknown): value is string => typeof value === 'string' && value !== ''

/**
 * Keeps what somebody typed on the wall clock when its zone changes: chosen by hand, or by the server that learned of the
 * place. Payload takes the zone of an autosave and leaves the field alone that was changed last, so that 19:30 would
 * become another time of day. Where both have come from the server, they are right together.
 */
export function KeepClocks() {
  // As one text, so that other fields may change without this.
  const text = useFormFields(([fields]) => JSON.stringify(clocksIn(fields)))
  const dispatch = useFormFields(([, set]) => set)
  const last = useRef<Clocks | null>(null)
  useEffect(() => {
    const clocks = JSON.parse(text) as Clocks
    const before = last.current
    last.current = clocks
    for (const [path, [moment, zone]] of Object.entries(clocks)) {
      const [oldMoment, oldZone] = before?.[path] ?? []
      if (zone === oldZone || moment !== oldMoment || !isText(moment) || !isText(zone) || !isText(oldZone)) continue
      // Few forms ever need the rules of clocks.
      void import('../../../lib/events/keepWallClock').then(({ keepWallClock }) => {
        const [momentNow, zoneNow] = last.current?.[path] ?? []
        const kept = keepWallClock(moment, oldZone, zone)
        if (kept !== moment && momentNow === moment && zoneNow === zone) dispatch({ path, type: 'UPDATE', value: kept })
      })
    }
  }, [dispatch, text])
  return null
}
