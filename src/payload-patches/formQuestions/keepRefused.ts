import type { FormState } from 'payload'

/** The server's response to a form state request. Without `state`, the form stays unchanged. */
export interface FormStateResponse {
  state?: FormState | null
  /** Set if another user has saved the document. */
  staleDataState?: unknown
}

/** Marks rejected fields as invalid in a form state that was requested before the save was rejected. */
export function keepRejectedFields(answer: FormStateResponse, paths: readonly string[]): FormStateResponse {
  if (!answer?.state) return answer
  const state = { ...answer.state }
  for (const path of paths) {
    if (state[path]) state[path] = { ...state[path], valid: false }
    // Rows and groups count the errors below them.
    for (const [parentPath, field] of Object.entries(state))
      if (field.errorPaths && path.startsWith(`${parentPath}.`))
        state[parentPath] = { ...field, errorPaths: [...new Set([...field.errorPaths, path])] }
  }
  return { ...answer, state }
}

/** The document that a request saves (`pages/{id}`); null for all other requests. */
export function savedDocument(input: RequestInfo | URL, method: string | undefined): string | null {
  if (method?.toUpperCase() !== 'PATCH') return null
  const url = new URL(input instanceof Request ? input.url : String(input), 'http://page')
  return /^\/api\/([\w-]+\/[\w-]+)$/.exec(url.pathname)?.[1] ?? null
}

/** Whether a save is one that a form sends by itself while it is being filled in. */
export const isAutosave = (input: RequestInfo | URL): boolean =>
  new URL(input instanceof Request ? input.url : String(input), 'http://page').searchParams.get('autosave') === 'true'

/** Whether a request stores a document or a global: those of forms, not of server actions. */
export const isSave = (input: RequestInfo | URL, method: string | undefined): boolean =>
  /^(?:patch|post)$/i.test(method ?? '') &&
  new URL(input instanceof Request ? input.url : String(input), 'http://page').pathname.startsWith('/api/')

interface Refusal {
  errors?: { data?: { errors?: { path?: unknown }[] } }[]
}

/** Paths of the fields that the server rejected, from Payload's ValidationError. */
export async function readRejectedPaths(response: Response): Promise<string[]> {
  const body = (await response
    .clone()
    .json()
    .catch(() => null)) as Refusal | null
  return (
    body?.errors
      ?.flatMap(({ data }) => data?.errors ?? [])
      .flatMap(({ path }) => (typeof path === 'string' ? [path] : [])) ?? []
  )
}
