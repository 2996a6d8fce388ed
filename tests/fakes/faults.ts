import type { ServerResponse } from 'node:http'
import { gzipSync } from 'node:zlib'
import { writeAnswer, type BoxOfficeAnswer } from '@/plugins/ticketing/demo/http'

/** Ways in which a box office fails, beside `ok` and `empty`. */
export const FAULTS = [
  'slow',
  'http500ThenOk',
  'http429',
  'badJson',
  'html200',
  'html403',
  'connectionReset',
  'redirectAway',
  'oversized',
  'gzipBomb',
  'endless',
  'halfMissing',
  'duplicates',
  'malformedRecord',
] as const
export type Fault = (typeof FAULTS)[number]
export type Mode = Fault | 'empty' | 'ok'

const PAGE =
  '<!doctype html><html><title>Attention required</title><p>Please wait while we check your browser.</p></html>'
/** Of an answer that is too large, more than the client of a test takes. */
const MANY_BYTES = 3 * 1024 * 1024

/** Faults of what is in an answer; the answer itself is a good one. */
const CHANGES: Partial<Record<Mode, (records: unknown[]) => unknown[]>> = {
  duplicates: (records) => records.flatMap((record) => [record, record]),
  empty: () => [],
  halfMissing: (records) => records.filter((_, index) => index % 2 === 0),
  malformedRecord: (records) => records.map((record, index) => (index === 0 ? damaged(record) : record)),
}

/** Its id stays what it is: the record is there, and cannot be read. */
function damaged(record: unknown): unknown {
  if (typeof record !== 'object' || record === null) return record
  return Object.fromEntries(
    Object.entries(record).map(([name, value]) => [
      name,
      /start|date|name|title|description$/i.test(name) ? { damaged: true } : value,
    ]),
  )
}

/** @param records of what an envelope holds, null where the answer holds no list */
function changeRecords(answer: BoxOfficeAnswer, change: (records: unknown[]) => unknown[]): BoxOfficeAnswer {
  if (answer.list) return { ...answer, list: change([...answer.list]) }
  if (Array.isArray(answer.json)) return { ...answer, json: change(answer.json) }
  if (typeof answer.json !== 'object' || answer.json === null) return answer
  const inside = Object.entries(answer.json).map(([name, value]) => [
    name,
    (name === 'data' || name === 'Items') && Array.isArray(value) ? change(value) : (value as unknown),
  ])
  return { ...answer, json: Object.fromEntries(inside) as unknown }
}

/**
 * Answers in a mode.
 * @param isFirst whether this path is asked for the first time since the mode was set
 * @param onEnd called when a held answer may be given up
 */
export async function writeInMode(
  mode: Mode,
  answer: BoxOfficeAnswer,
  response: ServerResponse,
  isFirst: boolean,
): Promise<void> {
  const change = CHANGES[mode]
  if (change) return writeAnswer(response, (answer.status ?? 200) === 200 ? changeRecords(answer, change) : answer)
  switch (mode) {
    case 'slow':
      return
    case 'http500ThenOk':
      return writeAnswer(response, isFirst ? { json: { Message: 'Something went wrong' }, status: 500 } : answer)
    case 'http429':
      return writeAnswer(response, {
        headers: { 'retry-after': '1' },
        json: { Message: 'Too many requests' },
        status: 429,
      })
    case 'badJson':
      return writeAnswer(response, { contentType: 'application/json', text: '[{"id":"1","name":"Ham' })
    case 'html200':
      return writeAnswer(response, { text: PAGE })
    case 'html403':
      return writeAnswer(response, { status: 403, text: PAGE })
    case 'connectionReset':
      return void response.socket?.resetAndDestroy()
    case 'redirectAway':
      return writeAnswer(response, { headers: { location: 'https://login.invalid/sign-in' }, status: 302, text: '' })
    case 'oversized':
      return writeAnswer(response, { contentType: 'application/json', text: `["${'a'.repeat(MANY_BYTES)}"]` })
    case 'gzipBomb':
      response.writeHead(200, { 'content-encoding': 'gzip', 'content-type': 'application/json' })
      return void response.end(gzipSync(`["${'a'.repeat(MANY_BYTES)}"]`))
    case 'endless':
      response.writeHead(200, { 'content-type': 'application/json' })
      return void response.write('[')
    default:
      return writeAnswer(response, answer)
  }
}
