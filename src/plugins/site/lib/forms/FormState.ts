/** What became of a form that this visitor has sent. */
export interface FormState {
  /** Id of the form. */
  id: string
  /** It was taken. Else what follows says why not. */
  isSent: boolean
  /** By the question's name. */
  problems?: ReadonlyMap<string, FormProblem>
  /** Too many were sent from there. */
  isTooOften?: boolean
  /** Nothing tells that a person has sent it. */
  isUnproven?: boolean
  /** What was typed, by the names of the fields on the page. */
  typed?: URLSearchParams
}

export type FormProblem = 'missing' | 'wrong'

/** In the address of a page: the form that was sent from there. */
export const SENT = 'sent'

/** Names of the fields that are not answers: which form it is, and one that people do not see and programs fill. */
export const FORM_FIELD = 'form'
export const TRAP_FIELD = 'website'

/** Name of the field with the proof that a person sends the form. */
export const PROOF_FIELD = 'proof'

/** Name of an answer's field on the page. */
export const fieldName = (question: string): string => `answer.${question}`
