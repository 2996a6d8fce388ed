/** What the tray needs of a stored media document. */
export interface StoredFile {
  id: string
  mimeType: string
  /** URL of a small picture of it; null for audio and video. */
  picture: string | null
  title: string
}

export interface Upload {
  /** The same for every attempt: by it the server knows what it has stored already. */
  id: string
  file: File
  /** From 0 to 1. */
  progress: number
  /** Why it failed; empty if the server said nothing. */
  problem: string
  /**
   * All of a file was sent and the connection broke: it is asked for (`checking`), is not there (`lost`), or the server
   * cannot be asked (`unknown`).
   */
  state: 'checking' | 'failed' | 'lost' | 'sending' | 'stored' | 'unknown' | 'waiting'
  stored: StoredFile | null
  /** The site that it goes to, whichever is shown meanwhile. */
  tenantId: string
}

/** How a failure is treated. */
export interface UploadFailure {
  /** Whether the connection broke: the server may have stored the file all the same. */
  isBroken: boolean
  /** Whether the same file may succeed later. */
  isTemporary: boolean
  message: string
  /** Seconds; null if the server named none. */
  retryAfter: number | null
}

/** @throws anything; `failureOf` explains it */
export type SendFile = (upload: Upload, onProgress: (share: number) => void) => Promise<StoredFile>

export interface UploadTransport {
  failureOf: (error: unknown) => UploadFailure
  /** What this upload, and no other, has stored; null if nothing. @throws anything */
  findStored: (upload: Upload) => Promise<StoredFile | null>
  send: SendFile
}

/** The server takes two pictures of a site at a time; a third would wait there. */
const AT_ONCE = 2
/** Temporary failures are tried again by themselves this often. */
const MAX_RETRIES = 3
const RETRY_SECONDS = 2
/** Delays before a file is asked for whose connection broke: the server may still be storing it. */
const CHECK_SECONDS = [2, 4, 8]

const pause = (seconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, seconds * 1000))

/** Uploads files one after another, whatever screen is shown. Lives as long as the page of the browser. */
export class UploadQueue {
  #uploads: readonly Upload[] = []
  #transport: UploadTransport | null = null
  readonly #attempts = new Map<string, number>()
  readonly #listeners = new Set<() => void>()

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }

  readonly list = (): readonly Upload[] => this.#uploads

  /** Starts or goes on. */
  connect(transport: UploadTransport): void {
    this.#transport = transport
    this.#sendNext()
  }

  add(files: Iterable<File>, tenantId: string): void {
    const added = Array.from(files, (file): Upload => {
      return {
        id: crypto.randomUUID(),
        file,
        problem: '',
        progress: 0,
        state: 'waiting',
        stored: null,
        tenantId,
      }
    })
    this.#set([...this.#uploads, ...added])
    this.#sendNext()
  }

  /** Tries failed ones again, and asks for those that may be stored. @param id Default: all */
  retry(id?: string): void {
    for (const upload of this.#uploads.filter((other) => id === undefined || other.id === id)) {
      if (upload.state === 'failed') this.#sendAgain(upload)
      // It may have been stored since it was last asked for.
      if (upload.state === 'lost')
        void this.#check(upload, [0]).then((result) => result === 'lost' && this.#sendAgain(upload))
      if (upload.state === 'unknown') void this.#check(upload, [0, ...CHECK_SECONDS])
    }
    this.#sendNext()
  }

  /** Asks for those of which it is not known whether they are stored. */
  checkUnknown(): void {
    for (const { id, state } of this.#uploads) if (state === 'unknown') this.retry(id)
  }

  /** Takes entries off the list. What is being sent is stored all the same. */
  remove(ids: readonly string[]): void {
    const gone = new Set(ids)
    this.#set(this.#uploads.filter(({ id }) => !gone.has(id)))
  }

  #sendNext(): void {
    const transport = this.#transport
    if (!transport) return
    const free = AT_ONCE - this.#uploads.filter(({ state }) => state === 'sending').length
    for (const upload of this.#uploads.filter(({ state }) => state === 'waiting').slice(0, free))
      void this.#send(upload, transport)
  }

  #sendAgain({ id }: Upload): void {
    this.#attempts.delete(id)
    this.#change(id, { problem: '', progress: 0, state: 'waiting' })
    this.#sendNext()
  }

  async #send(upload: Upload, { failureOf, send }: UploadTransport): Promise<void> {
    this.#change(upload.id, { progress: 0, state: 'sending' })
    try {
      const stored = await send(upload, (progress) => this.#change(upload.id, { progress }))
      this.#change(upload.id, { progress: 1, state: 'stored', stored })
    } catch (error) {
      const { isBroken, isTemporary, message, retryAfter } = failureOf(error)
      // It may be stored: then there is no need to send all of it again.
      const mayBeStored = isBroken && this.#uploads.some(({ id, progress }) => id === upload.id && progress === 1)
      const attempts = (this.#attempts.get(upload.id) ?? 0) + 1
      this.#attempts.set(upload.id, attempts)
      if (mayBeStored) void this.#check(upload, CHECK_SECONDS)
      else if (isTemporary && attempts <= MAX_RETRIES) {
        // It keeps its place among those being sent, so that a busy server is left in peace.
        await pause(retryAfter ?? RETRY_SECONDS * 2 ** (attempts - 1))
        this.#change(upload.id, { state: 'waiting' })
      } else this.#change(upload.id, { problem: message, state: 'failed' })
    }
    this.#sendNext()
  }

  /** Asks whether a file is stored, until it is or the delays are over. @returns its state then */
  async #check({ id }: Upload, delays: readonly number[]): Promise<Upload['state']> {
    let state: Upload['state'] = 'unknown'
    this.#change(id, { state: 'checking' })
    for (const delay of delays) {
      await pause(delay)
      const upload = this.#uploads.find((other) => other.id === id)
      if (!upload || !this.#transport) return state
      try {
        const stored = await this.#transport.findStored(upload)
        if (stored) {
          this.#change(id, { progress: 1, state: 'stored', stored })
          return 'stored'
        }
        state = 'lost'
      } catch {
        state = 'unknown'
      }
    }
    this.#change(id, { state })
    return state
  }

  #change(id: string, change: Partial<Upload>): void {
    this.#set(this.#uploads.map((upload) => (upload.id === id ? { ...upload, ...change } : upload)))
  }

  #set(uploads: readonly Upload[]): void {
    this.#uploads = uploads
    this.#listeners.forEach((listener) => listener())
  }
}
