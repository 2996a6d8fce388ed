import type { PayloadRequest } from 'payload'
import { zoneOfPlace } from '../../../../collections/Events/zoneOfPlace'
import type { Wall } from '../../../../lib/events/calendar/wallOf'
import { wallMoment } from '../../../../lib/events/recurring/wallMoment'
import type { Line } from '../plan'
import type { EventContext } from './eventContext'
import { readEnd, readMoment, readTime, type WallProblem } from './readWall'

/** When a performance is, as its fields store it. */
export interface When {
  values: { end?: string; end_tz?: string; start: string; start_tz: string }
  /** What the clocks make of its times, in words. */
  words: string[]
  zone: string
}

/** When the performance of a line is, on the clock of its place. @returns what is wrong with it, in words */
export async function whenOf(
  req: PayloadRequest,
  texts: Line['texts'],
  place: { event: string | null; venue: string | null },
  { asked, fields, order, t }: EventContext,
): Promise<When | { problem: string }> {
  const problem = (column: string, key: 'importMissing' | WallProblem | 'importEndBefore') => ({
    problem: t('importProblem', {
      field: fields.offered.find(({ name }) => name === column)?.label ?? column,
      words: t(key),
    }),
  })
  const begins = readMoment(texts.get('date') ?? '', order)
  if ('problem' in begins) return problem('date', begins.problem)
  const timeText = texts.get('time')
  const time = timeText === undefined ? begins.value.time : readTime(timeText)
  if (time === null) return problem('time', 'importMissing')
  if (typeof time !== 'string' && 'problem' in time) return problem('time', time.problem)
  const wall: Wall = { day: begins.value.day, time: typeof time === 'string' ? time : time.value }
  const zone = await zoneOfPlace(req, { ...place, tenant: asked.tenantId })
  const start = wallMoment(wall.day, wall.time, zone)
  const words = start.change ? [t(start.change === 'gap' ? 'importGap' : 'importTwiceHour')] : []
  const values = { start: start.moment, start_tz: zone }
  const endText = texts.get('end')
  if (endText === undefined) return { values, words, zone }
  const ends = readEnd(endText, wall, order)
  if ('problem' in ends) return problem('end', ends.problem)
  const end = wallMoment(ends.value.day, ends.value.time, zone).moment
  return end > start.moment
    ? { values: { ...values, end, end_tz: zone }, words, zone }
    : problem('end', 'importEndBefore')
}
