/** Outcome of a form that this visitor has submitted. */
export interface FormState {
  /** Id of the form. */
  id: string
  /** The submission was accepted. Otherwise the following properties say why not. */
  isAccepted: boolean
  /** Problems by question name. */
  problems?: ReadonlyMap<string, FormProblem>
  /** The rate limit of the visitor's address is exceeded. */
  isRateLimited?: boolean
  /** The captcha was not solved. */
  isUnproven?: boolean
  /** Submitted values by field name. */
  values?: URLSearchParams
}

export type FormProblem = 'missing' | 'wrong'

/** Names of the fields that are not answers: the form id, and a honeypot that only bots fill in. */
export const FORM_FIELD = 'form'
export const HONEYPOT_FIELD = 'website'

/** Name of the field with the captcha token. */
export const CAPTCHA_FIELD = 'proof'

/** Returns the field name of an answer. */
export const fieldName = (question: string): string => `answer.${question}`
