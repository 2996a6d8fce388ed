import { isUuid } from '../../../../lib/values'
import { SUBMITTED, type FormState } from './FormState'

/** Returns the form for whose submission the page thanks the visitor, from its address. */
export function submittedForm({ searchParams }: URL): FormState | null {
  const id = searchParams.get(SUBMITTED)
  return id && isUuid(id) ? { id, isAccepted: true } : null
}
