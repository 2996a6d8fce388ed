'use client'

import { useFormFields } from '@payloadcms/ui'
import { useEffect, useRef } from 'react'
import type { FormState } from 'payload'

const ZONE = '_tz'

/** Moment and zone, by the path of the moment. */
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
 * Keeps the wall-clock time of a field when its zone changes, whether chosen by hand or set by the server for the
 * venue. Payload takes the zone from the autosave response but leaves the last edited field alone, so 19:30 would
 * become another time of day. If both come from the server, they are already consistent.
 */
export function KeepClocks() {
  // Serialised, so that changes to other fields do not trigger an update.
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
      // Loaded on demand: few forms need the time zone rules.
      void import('@/lib/events/momentInZone').then(({ keepLocalTime }) => {
        const [momentNow, zoneNow] = last.current?.[path] ?? []
        const kept = keepLocalTime(moment, oldZone, zone)
        if (kept !== moment && momentNow === moment && zoneNow === zone) dispatch({ path, type: 'UPDATE', value: kept })
      })
    }
  }, [dispatch, text])
  return null
}
