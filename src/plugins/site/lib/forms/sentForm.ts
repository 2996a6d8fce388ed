import { isUuid } from '../../../../lib/values'
import { SENT, type FormState } from './FormState'

/** The form that a visitor was just thanked for, as the page's address says. */
export function sentForm({ searchParams }: URL): FormState | null {
  const id = searchParams.get(SENT)
  return id && isUuid(id) ? { id, isSent: true } : null
}
