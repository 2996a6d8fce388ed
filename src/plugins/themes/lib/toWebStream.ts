import type { Readable } from 'node:stream'

/** Converts a Node stream to a web stream. Node's own `toWeb` throws asynchronously when the reader cancels. */
export function toWebStream(stream: Readable): ReadableStream<Uint8Array<ArrayBuffer>> {
  const parts: AsyncIterator<Uint8Array<ArrayBuffer>> = stream[Symbol.asyncIterator]()
  return new ReadableStream<Uint8Array<ArrayBuffer>>({
    cancel: async () => {
      await parts.return?.()
    },
    pull: async (controller) => {
      const { done, value } = await parts.next()
      if (done) controller.close()
      else controller.enqueue(value)
    },
  })
}
