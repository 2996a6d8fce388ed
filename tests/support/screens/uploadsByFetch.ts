/** What becomes of the answer to the next upload, which the server takes in full. */
let nextAnswer: 'busy' | 'lost' | null = null

/** The answer is lost on the way. */
export const loseNextAnswer = (): void => void (nextAnswer = 'lost')

/** Something on the way says that the server is busy, and to try again at once. */
export const replaceNextAnswer = (): void => void (nextAnswer = 'busy')

/** Sends what screens upload with progress, for which jsdom has a network of its own, the way of `fetch`. */
class UploadByFetch {
  onabort: (() => void) | null = null
  onerror: (() => void) | null = null
  onload: (() => void) | null = null
  response: Blob | null = null
  responseType = ''
  status = 0
  upload: Record<'onload' | 'onprogress', ((event: { loaded: number; total: number }) => void) | null> = {
    onload: null,
    onprogress: null,
  }
  withCredentials = false
  #aborting = new AbortController()
  #headers: [string, string][] = []
  #received = new Headers()
  #target: [method: string, address: string] = ['GET', '']

  abort(): void {
    this.#aborting.abort()
  }

  getAllResponseHeaders(): string {
    return [...this.#received].map(([name, value]) => `${name}: ${value}\r\n`).join('')
  }

  open(method: string, address: string): void {
    this.#target = [method, address]
  }

  setRequestHeader(name: string, value: string): void {
    this.#headers.push([name, value])
  }

  send(body: FormData): void {
    void this.#send(body)
  }

  async #send(body: FormData): Promise<void> {
    const [method, address] = this.#target
    const { signal } = this.#aborting
    try {
      // As on a network, progress is not reported at once.
      await new Promise((resolve) => setTimeout(resolve, 20))
      const total = [...body.values()].reduce((sum, one) => sum + (typeof one === 'string' ? one.length : one.size), 0)
      this.upload.onprogress?.({ loaded: total, total })
      this.upload.onload?.({ loaded: total, total })
      let response = await fetch(address, { body, headers: this.#headers, method, signal })
      const becomes = nextAnswer
      nextAnswer = null
      if (becomes === 'lost') throw new TypeError('The connection was lost.')
      if (becomes === 'busy') response = new Response('', { headers: { 'Retry-After': '0' }, status: 503 })
      this.#received = response.headers
      this.status = response.status
      this.response = await response.blob()
      this.onload?.()
    } catch {
      if (signal.aborted) this.onabort?.()
      else this.onerror?.()
    }
  }
}

/** To be called at the top of a test file whose screens upload files. */
export function uploadByFetch(): void {
  const { XMLHttpRequest: original } = globalThis
  beforeAll(() => void (globalThis.XMLHttpRequest = UploadByFetch as never))
  afterAll(() => void (globalThis.XMLHttpRequest = original))
}
