import { atDayEnd } from '@/plugins/csvImport/published'
import type { ItemData, OldEvent } from '../export/item'
import type { Remark } from '../texts/readText'
import { readClock, readUntil, readWhen, type MappedField, type MapReading } from './readWhen'

interface Report {
  remark: (remark: Remark) => void
  unread: (field: MappedField) => void
}

type Found = { times: OldEvent['times'] } & Pick<ItemData, 'span'>

/**
 * The performances that custom fields name: one for each start with a time, which another field may hold. Days without
 * a time are the first and last day of an event instead.
 */
export function timesOfFields(given: MappedField[], reading: MapReading, { remark, unread }: Report): Found {
  const starts = given.flatMap((field) => {
    const when = field.to === 'start' ? readWhen(field.value, reading) : null
    if (field.to === 'start' && !when) unread(field)
    if (when?.isGuess) remark({ detail: `${field.name}: ${field.value}`, kind: 'fieldDay' })
    return when ? [{ ...when, field }] : []
  })
  const timeField = given.find(({ to }) => to === 'startTime')
  const time = timeField ? readClock(timeField.value, reading) : null
  if (timeField && !time) unread(timeField)
  const endField = given.find(({ to }) => to === 'end')
  const timed = starts.flatMap(({ day, end, time: own }) => {
    const clock = own ?? time
    if (!clock) return []
    const begins = atDayEnd({ day, time: clock })
    return [{ end, start: `${begins.day}T${begins.time}` }]
  })
  const days = starts.filter((start) => !start.time && !time)
  if (timed.length > 0) {
    for (const { field } of days) unread(field)
    return { times: withEnds(timed, endField, reading, unread) }
  }
  const [first, ...others] = days.map(({ day }) => day).toSorted()
  const until = endField ? readWhen(endField.value, reading) : null
  const isLater = first !== undefined && until !== null && until.day >= first
  if (endField && !isLater) unread(endField)
  const last = isLater ? until.day : (others.at(-1) ?? null)
  return { times: [], ...(first !== undefined && { span: { first, last } }) }
}

/** An end that a start names itself, else that of its own field, which belongs to the first. */
function withEnds(
  timed: { end?: string; start: string }[],
  endField: MappedField | undefined,
  reading: MapReading,
  unread: Report['unread'],
): OldEvent['times'] {
  const times = timed.map(({ end, start }) => {
    const until = end ? readUntil(end, start, reading) : null
    return { end: until ? { local: until } : null, start: { local: start } }
  })
  const [first] = times
  if (!endField || !first) return times
  const until = readUntil(endField.value, first.start.local, reading)
  if (until) first.end = { local: until }
  else unread(endField)
  return times
}
