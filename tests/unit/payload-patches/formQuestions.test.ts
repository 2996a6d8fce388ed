import { jest } from '@jest/globals'
import type { ServerFunctionClient } from 'payload'
import { forgetEdits, recordEdits, recordSave } from '@/payload-patches/formQuestions/keepEdits'
import { isAutosave, readRejectedPaths, savedDocument } from '@/payload-patches/formQuestions/keepRefused'
import { abortOutdatedRequests, type SignalsByMarker } from '@/payload-patches/formQuestions/abortOutdatedRequests'
import { withSignal } from '@/payload-patches/formQuestions/withSignal'

interface Sent {
  args: Record<string, unknown>
  /** The request on the wire was ended. */
  isEnded: () => boolean
  answer: (value: unknown) => void
}

/** A server that answers when it is told to, reached as Next reaches it. */
function server() {
  const marked: SignalsByMarker = new Map()
  const saves = new Map<string, number>()
  const sent: Sent[] = []
  const act: ServerFunctionClient = ({ args }) =>
    new Promise((resolve, reject) => {
      const { signal } = withSignal(
        { body: JSON.stringify([{ args }]), headers: { 'next-action': 'abc' }, method: 'POST' },
        marked,
      )!
      signal?.addEventListener('abort', () => reject(new DOMException('Ended', 'AbortError')))
      sent.push({ answer: resolve, args, isEnded: () => signal?.aborted ?? false })
    })
  const { overtake, refuse, serverFunction } = abortOutdatedRequests(act, marked, {
    isSavedSince: (document, since) => (saves.get(document) ?? 0) >= since,
    pause: 0,
  })
  return {
    ask: (args: Record<string, unknown>, name = 'form-state') => serverFunction({ args, name }),
    marked,
    overtake,
    refuse,
    save: (document: string) => void saves.set(document, performance.now()),
    sent,
  }
}

const change = (id: string, more: object = {}) => ({
  id,
  collectionSlug: 'pages',
  schemaPath: 'pages',
  updateLastEdited: false,
  ...more,
})

describe('form state requests', () => {
  it('are aborted once their document has changed, when the next one is queued [B-291]', async () => {
    const { ask, marked, overtake, sent } = server()
    const [first, other] = [ask(change('a')), ask(change('b'))]
    expect(sent.map(({ isEnded }) => isEnded())).toEqual([false, false])
    overtake('pages/a')
    // Not before the next one is in line.
    expect(sent.map(({ isEnded }) => isEnded())).toEqual([false, false])
    expect(await first).toEqual({ state: null })
    expect(sent.map(({ isEnded }) => isEnded())).toEqual([true, false])
    const second = ask(change('a'))
    expect(sent.map(({ isEnded }) => isEnded())).toEqual([true, false, false])
    overtake('pages/c')
    sent[1]!.answer('of b')
    sent[2]!.answer('of a')
    expect([await other, await second]).toEqual(['of b', 'of a'])
    // One that was answered is not ended behind its back.
    const third = ask(change('a'))
    sent[3]!.answer('again')
    expect(await third).toBe('again')
    expect(sent.map(({ isEnded }) => isEnded())).toEqual([true, false, false, false])
    expect(marked.size).toBe(0)
  })

  it('report saves by other users, and ignore those of the same page', async () => {
    const { ask, save, sent } = server()
    const stale = { staleDataState: { isStale: true }, state: {} }
    const [own, foreign] = [
      ask(change('a', { checkForStaleData: true })),
      ask(change('b', { checkForStaleData: true })),
    ]
    save('pages/a')
    for (const one of sent) one.answer(stale)
    expect([await own, await foreign]).toEqual([{ state: {} }, stale])
    // What was saved before the question is known to whoever asks.
    await new Promise((resolve) => setTimeout(resolve, 2))
    const later = ask(change('a', { checkForStaleData: true }))
    sent[2]!.answer(stale)
    expect(await later).toEqual(stale)
  })

  it('are kept when they do more than read the form state', async () => {
    const { ask, overtake, sent } = server()
    const calls = [
      ask(change('a', { updateLastEdited: true })),
      ask(change('a', { checkForStaleData: true })),
      ask(change('a'), 'table-state'),
      ask({ id: 'a', collectionSlug: 'pages', schemaPath: 'pages' }),
      ask(change('')),
    ]
    overtake('pages/a')
    overtake('pages/')
    await new Promise((resolve) => setTimeout(resolve))
    expect(sent.map(({ isEnded }) => isEnded())).toEqual([false, false, false, false, false])
    for (const { answer } of sent) answer('done')
    expect(await Promise.all(calls)).toEqual(Array(5).fill('done'))
  })

  it('keep the validation errors of a save that was refused after they were sent', async () => {
    const { ask, refuse, sent } = server()
    const state = {
      rows: { errorPaths: [], rows: [] },
      'rows.0.slug': { valid: true, value: 'about' },
      title: { valid: true },
    }
    const [asked, other] = [ask(change('a')), ask(change('b'))]
    refuse('pages/a', ['rows.0.slug'])
    const inLine = ask(change('a', { updateLastEdited: true }))
    for (const { answer } of sent) answer({ lockedState: null, state })
    const kept = {
      lockedState: null,
      state: {
        rows: { errorPaths: ['rows.0.slug'], rows: [] },
        'rows.0.slug': { valid: false, value: 'about' },
        title: { valid: true },
      },
    }
    expect([await asked, await inLine]).toEqual([kept, kept])
    expect(await other).toEqual({ lockedState: null, state })

    // What somebody changes after it is answered as ever.
    jest.spyOn(performance, 'now').mockReturnValue(performance.now() + 250)
    const later = ask(change('a'))
    sent[3]!.answer({ state })
    expect(await later).toEqual({ state })
    jest.restoreAllMocks()
  })

  it('leave what was changed since the autosave before them, and nothing else', async () => {
    const now = jest.spyOn(performance, 'now')
    const field = (value: string) => ({ valid: true, value })
    const open = { note: field('a'), summary: field('b'), title: field('c') }
    const answer = { state: { note: field('A'), summary: field('B'), title: field('C') } }
    const asked = async (document: string) => {
      const { ask, sent } = server()
      const response = ask(change(document))
      sent[0]!.answer(answer)
      return response
    }
    now.mockReturnValue(10_000)
    recordEdits('pages/a', open, { ...open, note: field('before') })
    now.mockReturnValue(11_000)
    recordSave('pages/a', true)
    now.mockReturnValue(12_000)
    recordEdits('pages/a', open, { ...open, title: field('since') })
    recordEdits('pages/a', open, { ...open, summary: field('since') })
    const left = { valid: true }
    expect(await asked('a')).toEqual({ state: { ...answer.state, summary: left, title: left } })
    expect(await asked('b')).toEqual(answer)
    // The form is closed to changes while any other save is under way.
    recordSave('pages/a', false)
    expect(await asked('a')).toEqual(answer)
    recordSave('pages/a', true)
    forgetEdits('pages/a')
    expect(await asked('a')).toEqual(answer)
    jest.restoreAllMocks()
  })

  it('learn the refused fields from the response to a save', async () => {
    expect(savedDocument('/api/pages/0b1c?depth=0', 'PATCH')).toBe('pages/0b1c')
    expect([isAutosave('/api/pages/0b1c?autosave=true'), isAutosave('/api/pages/0b1c?draft=true')]).toEqual([
      true,
      false,
    ])
    expect([
      savedDocument('/api/pages/0b1c', 'POST'),
      savedDocument('/api/pages', 'PATCH'),
      savedDocument('/api/people/x/roles', 'PATCH'),
    ]).toEqual([null, null, null])
    const refusal = Response.json(
      {
        errors: [
          {
            data: { collection: 'pages', errors: [{ message: 'Taken', path: 'slug' }] },
            message: 'Invalid',
            name: 'ValidationError',
          },
        ],
      },
      { status: 400 },
    )
    expect(await readRejectedPaths(refusal)).toEqual(['slug'])
    expect(refusal.bodyUsed).toBe(false)
    expect(await readRejectedPaths(new Response('Away', { status: 502 }))).toEqual([])
  })

  it('reject with the error when they fail on their own', async () => {
    const { serverFunction } = abortOutdatedRequests(() => Promise.reject(new Error('Away')), new Map())
    await expect(serverFunction({ args: change('a'), name: 'form-state' })).rejects.toThrow('Away')
  })

  it('are the only requests that get a signal', () => {
    const marked: SignalsByMarker = new Map([['call-1', new AbortController().signal]])
    const init = { body: '["call-1"]', headers: { 'next-action': 'abc' }, method: 'POST' }
    expect(withSignal(init, marked)?.signal).toBeDefined()
    expect(withSignal({ ...init, headers: {} }, marked)?.signal).toBeUndefined()
    expect(withSignal({ ...init, body: '["call-2"]' }, marked)?.signal).toBeUndefined()
    const form = new FormData()
    form.set('0', '["call-1"]')
    expect(withSignal({ ...init, body: form }, marked)?.signal).toBeDefined()
  })
})
