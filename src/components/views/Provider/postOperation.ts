/** What is wrong with one field. */
export interface Problem {
  message: string
  path?: string
}

export type OperationAnswer<Doc> = { doc: Doc } | { error: string | null; errors: Problem[] }

/** Calls an operation of ours as the signed-in person. Whatever goes wrong comes back as words, if the server had any. */
export async function postOperation<Doc>(address: string, input: unknown): Promise<OperationAnswer<Doc>> {
  try {
    const response = await fetch(address, {
      body: JSON.stringify(input),
      credentials: 'include',
      headers: { 'Content-Type': 'application/json' },
      method: 'POST',
    })
    const body = (await response.json()) as Doc & { error?: string; errors?: Problem[] }
    return response.ok ? { doc: body } : { error: body.error ?? null, errors: body.errors ?? [] }
  } catch {
    return { error: null, errors: [] }
  }
}
