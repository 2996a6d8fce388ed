import { atDayEnd } from '@/plugins/csvImport/published'
import type { ItemData, OldEvent } from '../export/item'
import type { Remark } from '../texts/readText'
import { readClock, readUntil, readWhen, type MappedField, type MapReading } from './readWhen'
import type { TypeMapping } from './targets'

interface Report {
  remark: (remark: Remark) => void
  unread: (field: MappedField) => void
}

type Found = { times: OldEvent['times'] } & Pick<ItemData, 'span'>

interface Timed {
  /** An end that the start names itself. */
  end?: string
  from: string
  start: string
}

const byNumbers = new Intl.Collator('en', { numeric: true }).compare

/**
 * Which field holds the end of which start: the second end is that of the second start, in the order of the numbers in
 * their names. Empty unless there are as many ends as starts.
 */
function pairEnds(fields: TypeMapping['fields']): Map<string, string> {
  const namesOf = (target: 'end' | 'start') =>
    fields.flatMap(({ from, to }) => (to === target ? [from] : [])).toSorted(byNumbers)
  const [starts, ends] = [namesOf('start'), namesOf('end')]
  return new Map(starts.length === ends.length ? ends.map((end, index) => [end, starts[index] ?? '']) : [])
}

/**
 * The performances that custom fields name: one for each start with a time, which another field may hold. Days without
 * a time are the first and last day of an event instead.
 * @param fields what all fields of the type become, also those that this entry does not have
 */
export function timesOfFields(
  given: MappedField[],
  fields: TypeMapping['fields'],
  reading: MapReading,
  { remark, unread }: Report,
): Found {
  const starts = given.flatMap((field) => {
    const when = field.to === 'start' ? readWhen(field.value, reading) : null
    if (field.to === 'start' && !when) unread(field)
    if (when?.isGuess) remark({ detail: `${field.name}: ${field.value}`, kind: 'fieldDay' })
    return when ? [{ ...when, field }] : []
  })
  const timeField = given.find(({ to }) => to === 'startTime')
  const time = timeField ? readClock(timeField.value, reading) : null
  if (timeField && !time) unread(timeField)
  const ends = given.filter(({ to }) => to === 'end')
  const timed = starts.flatMap(({ day, end, field: { from }, time: own }) => {
    const clock = own ?? time
    if (!clock) return []
    const begins = atDayEnd({ day, time: clock })
    return [{ end, from, start: `${begins.day}T${begins.time}` }]
  })
  const days = starts.filter((start) => !start.time && !time)
  if (timed.length > 0) {
    for (const { field } of days) unread(field)
    return { times: withEnds(timed, ends, pairEnds(fields), { reading, unread }) }
  }
  const [first, ...others] = days.map(({ day }) => day).toSorted()
  const lastDays = ends.flatMap((field) => {
    const until = readWhen(field.value, reading)
    const isLater = first !== undefined && until !== null && until.day >= first
    if (!isLater) unread(field)
    return isLater ? [until.day] : []
  })
  const last = lastDays.toSorted().at(-1) ?? others.at(-1) ?? null
  return { times: [], ...(first !== undefined && { span: { first, last } }) }
}

/** The end that a start names itself, else that of a field: its own, or the only one, which belongs to the first. */
function withEnds(
  timed: Timed[],
  ends: MappedField[],
  startOf: Map<string, string>,
  { reading, unread }: { reading: MapReading; unread: Report['unread'] },
): OldEvent['times'] {
  const times = timed.map(({ end, from, start }) => {
    const until = end ? readUntil(end, start, reading) : null
    return { end: until ? { local: until } : null, from, start: { local: start } }
  })
  for (const field of ends) {
    const time =
      startOf.size > 0 ? times.find(({ from }) => from === startOf.get(field.from)) : ends.length === 1 && times[0]
    const until = time ? readUntil(field.value, time.start.local, reading) : null
    if (time && until) time.end = { local: until }
    else unread(field)
  }
  return times.map(({ end, start }) => ({ end, start }))
}
