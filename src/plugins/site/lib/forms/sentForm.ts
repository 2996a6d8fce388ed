import { isUuid } from '../../../../lib/values'
import { SENT, type FormState } from './FormState'

/** Returns the form for whose submission the page thanks the visitor, from its address. */
export function sentForm({ searchParams }: URL): FormState | null {
  const id = searchParams.get(SENT)
  return id && isUuid(id) ? { id, isSent: true } : null
}
