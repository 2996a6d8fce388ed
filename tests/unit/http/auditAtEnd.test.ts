import { auditAtEnd } from '@/endpoints/auditAtEnd'

/** A stream whose pieces the test sends, and the outcomes that are written for it. */
async function makeStream() {
  const outcomes: string[] = []
  let source: ReadableStreamDefaultController<Uint8Array> | undefined
  const body = new ReadableStream<Uint8Array>({ start: (controller) => void (source = controller) })
  const write = async (outcome: string) => void outcomes.push(outcome)
  const { body: audited } = await auditAtEnd(new Response(body), write)
  if (!source || !audited) throw new Error('The stream has no body')
  return { outcomes, reader: audited.getReader(), source }
}

const piece = () => new TextEncoder().encode('a line')

describe('the audit entry of a stream', () => {
  it('says that it is complete once it has ended, and once only when the reader leaves after that', async () => {
    const { outcomes, reader, source } = await makeStream()
    source.enqueue(piece())
    source.close()
    expect((await reader.read()).done).toBe(false)
    expect((await reader.read()).done).toBe(true)
    await reader.cancel()
    expect(outcomes).toEqual(['complete'])
  })

  it('says only that the reader left if they did so while more was to come', async () => {
    const { outcomes, reader, source } = await makeStream()
    source.enqueue(piece())
    await reader.read()
    // Waits for a piece that never comes.
    const pending = reader.read()
    await reader.cancel()
    await pending
    await new Promise((resolve) => setImmediate(resolve))
    expect(outcomes).toEqual(['left'])
  })

  it('says only that it failed if it broke off', async () => {
    const { outcomes, reader, source } = await makeStream()
    source.error(new Error('Broken'))
    await expect(reader.read()).rejects.toThrow('Broken')
    await reader.cancel().catch(() => undefined)
    expect(outcomes).toEqual(['failed'])
  })

  it('fails the stream if it cannot be written', async () => {
    const body = new ReadableStream<Uint8Array>({ start: (controller) => controller.close() })
    const { body: audited } = await auditAtEnd(new Response(body), () => Promise.reject(new Error('No entry')))
    await expect(audited?.getReader().read()).rejects.toThrow('No entry')
  })
})
