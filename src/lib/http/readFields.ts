import { budgets, holdIn, readBody } from './readBody'

/** The fields of a form that a page sends without a script; none where the form is too long or takes too long. */
export async function readFields(request: Request, most: number): Promise<URLSearchParams> {
  const hold = holdIn(budgets.anyone)
  try {
    const bytes = await readBody(request, { most }, hold)
    return new URLSearchParams(bytes instanceof Uint8Array ? new TextDecoder().decode(bytes) : '')
  } finally {
    hold.release()
  }
}
