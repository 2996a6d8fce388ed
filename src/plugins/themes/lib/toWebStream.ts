import type { Readable } from 'node:stream'

/** A stream of Node's as a response takes it. Node's own `toWeb` throws out of turn when a reader leaves in the middle. */
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
