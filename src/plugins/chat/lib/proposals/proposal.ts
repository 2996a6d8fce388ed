export type ProposalState = 'applied' | 'dismissed' | 'stale' | 'undone' | 'waiting'

export interface ProposedField {
  name: string
  label: string
  /** In words; null for nothing. */
  from: string | null
  to: string | null
}

/** A document as it is proposed to be. */
export interface ProposedDocument {
  /** Slug of a content type. */
  type: string
  /** None until a new one is created. */
  id?: string
  title: string
  fields: ProposedField[]
  /** What is written, in one language of the site. */
  data: Record<string, unknown>
  locale: string
  /** Id of the file that a new document is made of. */
  attachment?: string
  /** Somebody changed it before the others were applied, and it was left alone. */
  isOvertaken?: boolean
  /** When the document was last changed, as the proposal knows it; null for a new one. */
  basedOn: string | null
  /** What undoing needs, once it is applied: the values from before, and when the document was last changed by it. */
  undo?: { before: Record<string, unknown> | null; leftAt: string }
}

/** What travels to the screen as the data part `data-proposal`. */
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
