import { budgets, reserveMemoryIn, readBody } from './readBody'

/** Reads the fields of a form submitted without JavaScript; empty if the form is too large or too slow. */
export async function readFormFields(request: Request, maxBytes: number): Promise<URLSearchParams> {
  const hold = reserveMemoryIn(budgets.anyone)
  try {
    const bytes = await readBody(request, { maxBytes: maxBytes }, hold)
    return new URLSearchParams(bytes instanceof Uint8Array ? new TextDecoder().decode(bytes) : '')
  } finally {
    hold.release()
  }
}
