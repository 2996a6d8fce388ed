import { isRecord } from '@/lib/values'
import type { Outcome } from '@/plugins/performances/published'
import type { Seen } from './seen'

/** Rows of fields, by language and field. */
export type RowsByLanguage = Record<string, Record<string, unknown>>

export type ProposalState = 'applied' | 'dismissed' | 'stale' | 'undone' | 'waiting'

export interface ProposedField {
  name: string
  label: string
  /** As readable text; null for no value. */
  from: string | null
  to: string | null
}

/** What is announced of performances. */
export interface ProposedAnnouncement {
  /** Of the announcement, once it is applied. */
  id?: string
  isOnSite: boolean
  /** What visitors read, by language. */
  messages: Record<string, string>
  outcome: Outcome
  reason: string
}

/** A document as it would be after applying the proposal. */
export interface ProposedDocument {
  /** Slug of a content type. */
  type: string
  /** Absent until a new document is created. */
  id?: string
  title: string
  fields: ProposedField[]
  /** The values to write, in one language of the site. */
  data: Record<string, unknown>
  locale: string
  /** Id of the attachment that a new document is created from. */
  attachment?: string
  /** How the documents of the proposal are announced; with the first of them. They go live when it is applied. */
  announcement?: ProposedAnnouncement
  /** Whether it was skipped when the proposal was applied, because somebody had changed it. */
  isOvertaken?: boolean
  /** `updatedAt` of the document when the proposal was made; null for a new one. */
  basedOn: string | null
  /** Fingerprint of the document at that time, so that a save that changed nothing does not count. */
  content?: string
  /** Fingerprints of the lists, groups and formatted texts that it replaces, as they were at that time. */
  parts?: Record<string, string>
  /** What undo needs once the proposal is applied. */
  undo?: {
    /** The values before; null for a new document. */
    before: Record<string, unknown> | null
    /** Fingerprint of the document afterwards, in all languages. */
    content?: string
    /** The rows that were removed, in the other languages of the site. */
    elsewhere?: RowsByLanguage
    /** The document just before: as the proposal before it left it, unless somebody has changed it between. */
    found?: Seen
    /** `updatedAt` of the document afterwards. */
    leftAt: string
  }
}

/** A document to which a proposal has been applied. */
export type AppliedDocument = ProposedDocument & Required<Pick<ProposedDocument, 'id' | 'undo'>>

/** A proposal as sent to the client in the `data-proposal` part. */
export interface ShownProposal {
  id: string
  tool: string
  title: string
  documents: Pick<ProposedDocument, 'attachment' | 'fields' | 'id' | 'isOvertaken' | 'title' | 'type'>[]
  state: ProposalState
}

export const toShown = ({
  documents,
  id,
  state,
  title,
  tool,
}: Omit<ShownProposal, 'documents'> & { documents: ProposedDocument[] }): ShownProposal => ({
  id,
  documents: documents.map(({ attachment, fields, id: document, isOvertaken, title: name, type }) => ({
    ...(attachment && { attachment }),
    ...(document && { id: document }),
    ...(isOvertaken && { isOvertaken }),
    fields,
    title: name,
    type,
  })),
  state,
  title,
  tool,
})

/** The proposal in an operation's output; null if it has none. */
export const proposalIn = (output: unknown): ShownProposal | null =>
  isRecord(output) && isRecord(output.proposal) ? (output.proposal as unknown as ShownProposal) : null
