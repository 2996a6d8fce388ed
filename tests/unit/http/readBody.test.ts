import { budgets, reserveMemoryIn, type BodyBudget, readBody, type BodyLimits } from '@/lib/http/readBody'
import { formTypeOf } from '@/lib/http/checkRequest'

const KB = 1024

/** A body of so many parts of 1 KB; one that never ends stays open after them. */
function sent(
  parts: number,
  { headers = {}, isOpen = false }: { headers?: Record<string, string>; isOpen?: boolean } = {},
) {
  const asked = { parts: 0 }
  const body = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        if (asked.parts < parts) {
          asked.parts++
          controller.enqueue(new Uint8Array(KB))
        } else if (isOpen) return new Promise<void>(() => undefined)
        else controller.close()
        return undefined
      },
    },
    { highWaterMark: 0 },
  )
  const request = new Request('http://localhost/api', { body, duplex: 'half', headers, method: 'POST' } as RequestInit)
  return { asked, request }
}

const read = async (
  request: Request,
  limits: BodyLimits,
  budget: BodyBudget = { usedBytes: 0, maxBytes: 100 * KB },
) => {
  const hold = reserveMemoryIn(budget)
  const result = await readBody(request, limits, hold)
  const { usedBytes: held } = budget
  hold.release()
  return { held, result: result instanceof Uint8Array ? result.length : result.status }
}

describe('readBody', () => {
  it('reads up to the limit, whatever Content-Length says', async () => {
    expect((await read(sent(3).request, { maxBytes: 3 * KB })).result).toBe(3 * KB)
    expect((await read(sent(4).request, { maxBytes: 3 * KB })).result).toBe(413)
    expect(
      (await read(sent(1_000_000, { headers: { 'Content-Length': '5' } }).request, { maxBytes: 3 * KB })).result,
    ).toBe(413)
    expect((await read(new Request('http://localhost/api', { method: 'POST' }), { maxBytes: 10 })).result).toBe(0)
  })

  it('answers 413 without reading when Content-Length exceeds the limit', async () => {
    const { asked, request } = sent(4, { headers: { 'Content-Length': String(53 * KB * KB) }, isOpen: true })
    expect((await read(request, { maxBytes: 3 * KB })).result).toBe(413)
    expect(asked.parts).toBe(0)
  })

  it('allows a longer body only when signed in, and checks that before reading on', async () => {
    const limits = (isSomebody: boolean): BodyLimits => ({
      isSignedIn: async () => isSomebody,
      maxBytes: 2 * KB,
      maxBytesSignedIn: 10 * KB,
    })
    expect((await read(sent(9).request, limits(true))).result).toBe(9 * KB)
    expect((await read(sent(11).request, limits(true))).result).toBe(413)
    const { asked, request } = sent(9)
    expect((await read(request, limits(false))).result).toBe(401)
    expect(asked.parts).toBe(3)
    const announced = sent(9, { headers: { 'Content-Length': String(9 * KB) }, isOpen: true })
    expect((await read(announced.request, limits(false))).result).toBe(401)
    expect(announced.asked.parts).toBe(0)
  })

  it('answers 408 when the body stalls', async () => {
    expect((await read(sent(2, { isOpen: true }).request, { maxBytes: 5 * KB, maxPauseMs: 5 })).result).toBe(408)
    expect((await read(sent(2, { isOpen: true }).request, { maxBytes: 5 * KB, graceMs: -1_000 })).result).toBe(408)
    expect((await read(sent(2).request, { maxBytes: 5 * KB })).result).toBe(2 * KB)
  })

  it('counts the body against the memory budget until the request is answered', async () => {
    const budget = { usedBytes: 0, maxBytes: 5 * KB }
    const [one, other] = [reserveMemoryIn(budget), reserveMemoryIn(budget)]
    expect(await readBody(sent(4).request, { maxBytes: 9 * KB }, one)).toHaveLength(4 * KB)
    expect(await readBody(sent(4).request, { maxBytes: 9 * KB }, other)).toMatchObject({ retryAfter: 5, status: 503 })
    other.release()
    one.release()
    expect(budget.usedBytes).toBe(0)
    expect((await read(sent(4).request, { maxBytes: 9 * KB }, budget)).result).toBe(4 * KB)
  })

  it('takes the body of a signed-in user from a separate budget', async () => {
    const everybody = { usedBytes: 0, maxBytes: 4 * KB }
    const hold = reserveMemoryIn(everybody)
    const before = budgets.signedIn.usedBytes
    expect(
      await readBody(
        sent(9).request,
        { isSignedIn: async () => true, maxBytes: 2 * KB, maxBytesSignedIn: 10 * KB },
        hold,
      ),
    ).toHaveLength(9 * KB)
    expect([everybody.usedBytes, budgets.signedIn.usedBytes - before]).toEqual([0, 9 * KB])
    hold.release()
    expect(budgets.signedIn.usedBytes).toBe(before)
  })
})

describe('formTypeOf', () => {
  it.each([
    ['multipart/form-data; boundary=----WebKitFormBoundaryabc', '----WebKitFormBoundaryabc'],
    ['multipart/form-data; boundary="x"', 'x'],
    ['multipart/form-data; charset=utf-8; boundary=x', 'x'],
  ])('accepts %s', (type, boundary) => expect(formTypeOf(type)).toBe(`multipart/form-data; boundary=${boundary}`))

  it.each([
    'multipart/form-data',
    'multipart/form-data; boundary=',
    'multipart/form-data; boundary=a b',
    'multipart/form-data; boundary="a b"',
    'multipart/form-data; boundary={x}',
    `multipart/form-data; boundary=${'x'.repeat(71)}`,
  ])('refuses %.60s', (type) => expect(formTypeOf(type)).toBeNull())
})
