import type { ServerResponse } from 'node:http'
import { gzipSync } from 'node:zlib'
import { writeResponse, type BoxOfficeResponse } from '@/plugins/ticketing/demo/http'

/** Failure modes of a box office, besides `ok` and `empty`. */
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
/** Size of an oversized response, above the limit of the tests' client. */
const MANY_BYTES = 3 * 1024 * 1024

/** Faults in the records of an otherwise valid response. */
const CHANGES: Partial<Record<Mode, (records: unknown[]) => unknown[]>> = {
  duplicates: (records) => records.flatMap((record) => [record, record]),
  empty: () => [],
  halfMissing: (records) => records.filter((_, index) => index % 2 === 0),
  malformedRecord: (records) => records.map((record, index) => (index === 0 ? damaged(record) : record)),
}

/** Makes a record unreadable but keeps its id, so that it still exists. */
function damaged(record: unknown): unknown {
  if (typeof record !== 'object' || record === null) return record
  return Object.fromEntries(
    Object.entries(record).map(([name, value]) => [
      name,
      /start|date|name|title|description$/i.test(name) ? { damaged: true } : value,
    ]),
  )
}

/** Applies a change to the records of a response; responses without a list are unchanged. */
function changeRecords(regular: BoxOfficeResponse, change: (records: unknown[]) => unknown[]): BoxOfficeResponse {
  if (regular.list) return { ...regular, list: change([...regular.list]) }
  if (Array.isArray(regular.json)) return { ...regular, json: change(regular.json) }
  if (typeof regular.json !== 'object' || regular.json === null) return regular
  const inside = Object.entries(regular.json).map(([name, value]) => [
    name,
    (name === 'data' || name === 'Items') && Array.isArray(value) ? change(value) : (value as unknown),
  ])
  return { ...regular, json: Object.fromEntries(inside) as unknown }
}

/**
 * Responds in a mode.
 * @param isFirst whether this is the first request for the path since the mode was set
 */
export async function respondInMode(
  mode: Mode,
  regular: BoxOfficeResponse,
  response: ServerResponse,
  isFirst: boolean,
): Promise<void> {
  const change = CHANGES[mode]
  if (change) return writeResponse(response, (regular.status ?? 200) === 200 ? changeRecords(regular, change) : regular)
  switch (mode) {
    case 'slow':
      return
    case 'http500ThenOk':
      return writeResponse(response, isFirst ? { json: { Message: 'Something went wrong' }, status: 500 } : regular)
    case 'http429':
      return writeResponse(response, {
        headers: { 'retry-after': '1' },
        json: { Message: 'Too many requests' },
        status: 429,
      })
    case 'badJson':
      return writeResponse(response, { contentType: 'application/json', text: '[{"id":"1","name":"Ham' })
    case 'html200':
      return writeResponse(response, { text: PAGE })
    case 'html403':
      return writeResponse(response, { status: 403, text: PAGE })
    case 'connectionReset':
      return void response.socket?.resetAndDestroy()
    case 'redirectAway':
      return writeResponse(response, { headers: { location: 'https://login.invalid/sign-in' }, status: 302, text: '' })
    case 'oversized':
      return writeResponse(response, { contentType: 'application/json', text: `["${'a'.repeat(MANY_BYTES)}"]` })
    case 'gzipBomb':
      response.writeHead(200, { 'content-encoding': 'gzip', 'content-type': 'application/json' })
      return void response.end(gzipSync(`["${'a'.repeat(MANY_BYTES)}"]`))
    case 'endless':
      response.writeHead(200, { 'content-type': 'application/json' })
      return void response.write('[')
    default:
      return writeResponse(response, regular)
  }
}
