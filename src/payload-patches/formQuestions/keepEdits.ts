/**
 * Why: an autosave brings back what it sent, and a form takes it over in every field except the one that was changed
 * last. What somebody changes in one field while an autosave is under way is lost as soon as they change another.
 * Relies on: `isModified` marking one field only, and the form keeping what a form state without `value` has.
 * Ends with: Payload keeping each value that was changed after it was sent (payloadcms/payload#17676, #17697, #17455).
 */
import type { FormState } from 'payload'
import type { FormStateResponse } from './keepRefused'

/**
 * In milliseconds. A form reads its values some time before it sends them. An autosave waits longer than this after the
 * last change, so that nothing that was sent counts as changed since.
 */
const READ_BEFORE_MS = 500

/** When the fields of each open document (`pages/{id}`) last changed, by path, on the `performance` clock. */
const changes = new Map<string, Map<string, number>>()

/** When the last autosave of each document was sent; absent after any other save. */
const autosaves = new Map<string, number>()

/** Records the fields whose values differ between two states of a document's form. */
export function recordEdits(document: string, before: FormState, after: FormState): void {
  const edited = changes.get(document) ?? new Map<string, number>()
  for (const [path, { value }] of Object.entries(after))
    if (before[path]?.value !== value) edited.set(path, performance.now())
  changes.set(document, edited)
}

/** Forgets a document whose form was closed. */
export function forgetEdits(document: string): void {
  changes.delete(document)
  autosaves.delete(document)
}

/** Records that a document is being saved. Only an autosave leaves the form open for changes. */
export function recordSave(document: string, isAutosave: boolean): void {
  if (isAutosave) autosaves.set(document, performance.now())
  else autosaves.delete(document)
}

/** Leaves out the values of fields that were changed since the autosave that the form state follows. */
export function keepEdits(document: string, answer: FormStateResponse): FormStateResponse {
  const sentAt = autosaves.get(document)
  const edited = changes.get(document)
  if (sentAt === undefined || !edited || !answer?.state) return answer
  const state = Object.entries(answer.state).map(([path, field]) =>
    (edited.get(path) ?? 0) > sentAt - READ_BEFORE_MS
      ? ([path, withoutValue(field)] as const)
      : ([path, field] as const),
  )
  return { ...answer, state: Object.fromEntries(state) }
}

function withoutValue({ initialValue: _, value: __, ...field }: FormState[string]): FormState[string] {
  return field
}
