import { act } from '@testing-library/react'

/** What jsdom lacks, so that a screen under test reads the stream of changes. */
export function provideLocks(): () => void {
  class Channel {
    onmessage: unknown = null
    close(): void {}
    postMessage(): void {}
  }
  const held = new Map<string, Promise<unknown>>()
  const locks = {
    request: (name: string, { signal }: { signal: AbortSignal }, run: () => Promise<unknown>) => {
      const turn = (held.get(name) ?? Promise.resolve()).then(() => (signal.aborted ? undefined : run()))
      held.set(name, turn)
      return turn
    },
  }
  const before = globalThis.BroadcastChannel
  Object.assign(globalThis, { BroadcastChannel: Channel })
  Object.defineProperty(window.navigator, 'locks', { configurable: true, value: locks })
  return () => {
    Object.assign(globalThis, { BroadcastChannel: before })
    Reflect.deleteProperty(window.navigator, 'locks')
  }
}

/** A stream of changes that a test writes. */
export class FakeFeed {
  #wake: () => void = () => undefined
  readonly #batches: string[][] = []

  /** Stands for `useCallStream`. */
  readonly open = (): Promise<AsyncGenerator<{ data: string; id: undefined }>> => Promise.resolve(this.#read())

  async send(...kinds: string[]): Promise<void> {
    this.#batches.push(kinds)
    await act(async () => {
      this.#wake()
      await Promise.resolve()
    })
  }

  async *#read(): AsyncGenerator<{ data: string; id: undefined }> {
    for (;;) {
      const kinds = this.#batches.shift()
      if (kinds) yield { data: JSON.stringify({ kinds }), id: undefined }
      else await new Promise<void>((resolve) => (this.#wake = resolve))
    }
  }
}
