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
  /** The trap was filled in, perhaps by the visitor's browser: it is shown, to be left empty. */
  isTrapped?: boolean
  /** Submitted values by field name. */
  values?: URLSearchParams
}

export type FormProblem = 'missing' | 'wrong'

/** Name of the field with the form's id. */
export const FORM_FIELD = 'form'

/**
 * Name of the honeypot: a field that people do not see and bots fill in. Browsers and password managers recognise
 * fields by name, so it is none that an address book or an account has.
 */
export const HONEYPOT_FIELD = 'topic'

/** Name of the field with the captcha token. */
export const CAPTCHA_FIELD = 'proof'

/** Returns the field name of an answer. */
export const fieldName = (question: string): string => `answer.${question}`
