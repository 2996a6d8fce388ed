import type { FormState } from 'payload'

/** What the server says of a form. Without `state` the form stays as it is. */
export interface Answer {
  state?: FormState | null
  /** Whether somebody else has saved the document. */
  staleDataState?: unknown
}

/** What the server says of a form that it was asked about before a save was refused, with the refused fields as they are shown. */
export function keepRefused(answer: Answer, paths: readonly string[]): Answer {
  if (!answer?.state) return answer
  const state = { ...answer.state }
  for (const path of paths) {
    if (state[path]) state[path] = { ...state[path], valid: false }
    // Rows and groups count what is wrong below them.
    for (const [above, field] of Object.entries(state))
      if (field.errorPaths && path.startsWith(`${above}.`))
        state[above] = { ...field, errorPaths: [...new Set([...field.errorPaths, path])] }
  }
  return { ...answer, state }
}

/** The document that a call saves (`pages/{id}`); null for all other calls. */
export function savedDocument(input: RequestInfo | URL, method: string | undefined): string | null {
  if (method?.toUpperCase() !== 'PATCH') return null
  const url = new URL(input instanceof Request ? input.url : String(input), 'http://page')
  return /^\/api\/([\w-]+\/[\w-]+)$/.exec(url.pathname)?.[1] ?? null
}

interface Refusal {
  errors?: { data?: { errors?: { path?: unknown }[] } }[]
}

/** Paths of the fields that the server refused. Source: Payload's ValidationError. */
export async function refusedPaths(response: Response): Promise<string[]> {
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
