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
  documents: Pick<ProposedDocument, 'fields' | 'id' | 'title' | 'type'>[]
  state: ProposalState
}

export const toShown = ({ documents, id, state, title, tool }: Omit<ShownProposal, 'documents'> & { documents: ProposedDocument[] }): ShownProposal => ({
  id,
  documents: documents.map(({ fields, id: document, title: name, type }) => ({ ...(document && { id: document }), fields, title: name, type })),
  state,
  title,
  tool,
})
