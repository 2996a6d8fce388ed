'use client'

import { DateTimeField, useDocumentInfo, useForm } from '@payloadcms/ui'
import type { DateFieldClientComponent, FormState } from 'payload'
import { useEffect } from 'react'
import type { EventSpan } from '@/endpoints/events/readEventSpan'
import { isSameMoment } from '@/lib/time/utcMoment'
import { useRead } from '@/components/calls/useRead'
import { usePerformanceRevision } from '../revisions'

/** Start or end of an event: follows its performances immediately, and can be typed if there are none. */
export const SpanDate: DateFieldClientComponent = (props) => {
  const { id, lastUpdateTime } = useDocumentInfo()
  const { dispatchFields, getFields } = useForm()
  const performanceRevision = usePerformanceRevision()
  const { data } = useRead<EventSpan>(id ? `/events/${id}/span` : null, {
    keepsPrevious: true,
    reloadsOnFocus: true,
    revision: `${performanceRevision} ${lastUpdateTime}`,
  })
  const { field, path } = props
  const { at, timezone } = data?.span?.[field.name === 'endDate' ? 'end' : 'start'] ?? { at: null, timezone: null }
  useEffect(() => {
    if (!at) return
    const fields = getFields()
    const zone = `${path}_tz`
    if (isSameMoment(fields[path]?.value, at) && (!timezone || fields[zone]?.value === timezone)) return
    const toField = (name: string, value: string) => [name, { ...fields[name], initialValue: value, value }]
    // Set `initialValue` too: the change is not an unsaved edit.
    dispatchFields({
      formState: Object.fromEntries([toField(path, at), ...(timezone ? [toField(zone, timezone)] : [])]) as FormState,
      type: 'UPDATE_MANY',
    })
  }, [at, dispatchFields, getFields, path, timezone])
  return <DateTimeField {...props} readOnly={props.readOnly || at !== null} />
}
