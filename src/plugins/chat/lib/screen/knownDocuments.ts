import { isRecord } from '@/lib/values'
import type { ChatMessage } from '../messages'

/** What tool results contain about a document. */
export interface KnownDocument {
  status: string
  /** Start of a performance, formatted. */
  start?: string
  title: string
  /** Status of a performance, such as cancelled or sold out. */
  state?: string
  type: string
  venue?: string | null
}

const PERFORMANCES = 'event-instances'

const textIn = (value: unknown): string => (typeof value === 'string' ? value : '')

const rowsIn = (value: unknown): Record<string, unknown>[] => (Array.isArray(value) ? value.filter(isRecord) : [])

/** The documents in a tool result, by id. */
export function documentsInResult(output: unknown): Map<string, KnownDocument> {
  const data = isRecord(output) && isRecord(output.data) ? output.data : {}
  const documents = new Map<string, KnownDocument>()
  for (const row of [...rowsIn(data.documents), ...(isRecord(data.document) ? [data.document] : [])]) {
    if (typeof row.id === 'string' && typeof row.type === 'string')
      documents.set(row.id, { status: textIn(row.status), title: textIn(row.title), type: row.type })
  }
  for (const row of rowsIn(data.performances)) {
    if (typeof row.id === 'string')
      documents.set(row.id, {
        start: textIn(row.start),
        state: textIn(row.status),
        status: textIn(row.state),
        title: textIn(row.title),
        type: PERFORMANCES,
        venue: textIn(row.venue) || null,
      })
  }
  return documents
}

/** The documents in all tool results of an answer, by id. */
export const knownDocuments = ({ parts }: Pick<ChatMessage, 'parts'>): Map<string, KnownDocument> =>
  new Map(
    parts.flatMap((part) =>
      'toolCallId' in part && part.state === 'output-available' ? [...documentsInResult(part.output)] : [],
    ),
  )
