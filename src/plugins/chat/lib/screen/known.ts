import { isRecord } from '../../../../lib/values'
import type { ChatMessage } from '../messages'

/** What tools have told of a document. */
export interface KnownDocument {
  status: string
  /** Of a performance, in words. */
  start?: string
  title: string
  /** Of a performance: what becomes of it, unless it takes place as announced. */
  state?: string
  type: string
  venue?: string | null
}

const PERFORMANCES = 'event-instances'

const textIn = (value: unknown): string => (typeof value === 'string' ? value : '')

const rowsIn = (value: unknown): Record<string, unknown>[] => (Array.isArray(value) ? value.filter(isRecord) : [])

/** Documents in the result of a tool, by their ids. */
export function documentsInResult(output: unknown): Map<string, KnownDocument> {
  const data = isRecord(output) && isRecord(output.data) ? output.data : {}
  const known = new Map<string, KnownDocument>()
  for (const row of [...rowsIn(data.documents), ...(isRecord(data.document) ? [data.document] : [])]) {
    if (typeof row.id === 'string' && typeof row.type === 'string')
      known.set(row.id, { status: textIn(row.status), title: textIn(row.title), type: row.type })
  }
  for (const row of rowsIn(data.performances)) {
    if (typeof row.id === 'string')
      known.set(row.id, {
        start: textIn(row.start),
        state: textIn(row.status),
        status: textIn(row.state),
        title: textIn(row.title),
        type: PERFORMANCES,
        venue: textIn(row.venue) || null,
      })
  }
  return known
}

/** Everything that the tools of an answer have told of documents. */
export const knownDocuments = ({ parts }: Pick<ChatMessage, 'parts'>): Map<string, KnownDocument> =>
  new Map(
    parts.flatMap((part) =>
      'toolCallId' in part && part.state === 'output-available' ? [...documentsInResult(part.output)] : [],
    ),
  )
