import { isSavedSince, trackOwnSave } from '@/components/document/StaleDocument/ownSaves'

const settled = async (save: Promise<unknown>) => {
  await save.catch(() => undefined)
  await new Promise((resolve) => setTimeout(resolve))
}

describe('isSavedSince', () => {
  it('is true for a pending or successful save of this page, and false for a refused or failed one', async () => {
    const before = performance.now()
    const open = Promise.withResolvers<unknown>()
    trackOwnSave('media/a', open.promise)
    expect([isSavedSince('media/a', before), isSavedSince('media/b', before)]).toEqual([true, false])
    open.resolve({})
    await settled(open.promise)
    expect([isSavedSince('media/a', before), isSavedSince('media/a', performance.now() + 1)]).toEqual([true, false])

    const [refused, failed, saved] = [
      Promise.resolve(new Response(null, { status: 409 })),
      Promise.reject(new Error('Away')),
      Promise.resolve(new Response()),
    ]
    trackOwnSave('media/c', refused)
    trackOwnSave('media/d', failed)
    trackOwnSave('media/e', saved)
    for (const save of [refused, failed, saved]) await settled(save)
    expect(['c', 'd', 'e'].map((id) => isSavedSince(`media/${id}`, before))).toEqual([false, false, true])
  })
})
