'use client'

import { DateTimeField, useDocumentInfo, useForm } from '@payloadcms/ui'
import type { DateFieldClientComponent, FormState } from 'payload'
import { useEffect } from 'react'
import type { EventSpan } from '../../../endpoints/events/readEventSpan'
import { isSameMoment } from '../../../lib/times/isSameMoment'
import { useRead } from '../../calls/useRead'
import { usePerformanceRevision } from './performanceRevision'

/** When an event begins or ends: with its performances, which it follows at once; typed where it has none. */
export const SpanDate: DateFieldClientComponent = (props) => {
  const { id, lastUpdateTime } = useDocumentInfo()
  const { dispatchFields, getFields } = useForm()
  const turn = usePerformanceRevision()
  const { data } = useRead<EventSpan>(id ? `/events/${id}/span` : null, {
    keepsLast: true,
    refocuses: true,
    revision: `${turn} ${lastUpdateTime}`,
  })
  const { field, path } = props
  const { at, timezone } = data?.span?.[field.name === 'endDate' ? 'end' : 'start'] ?? { at: null, timezone: null }
  useEffect(() => {
    if (!at) return
    const fields = getFields()
    const zone = `${path}_tz`
    if (isSameMoment(fields[path]?.value, at) && (!timezone || fields[zone]?.value === timezone)) return
    const follow = (name: string, value: string) => [name, { ...fields[name], initialValue: value, value }]
    // Nobody has typed it: the form is as saved as it was before.
    dispatchFields({
      formState: Object.fromEntries([follow(path, at), ...(timezone ? [follow(zone, timezone)] : [])]) as FormState,
      type: 'UPDATE_MANY',
    })
  }, [at, dispatchFields, getFields, path, timezone])
  return <DateTimeField {...props} readOnly={props.readOnly || at !== null} />
}
