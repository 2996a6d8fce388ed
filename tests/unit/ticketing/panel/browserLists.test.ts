import { clearAppData } from '@/lib/apps/browserData'
import { FRESH_MS, storeBrowserList, readBrowserList, STALE_MS } from '@/plugins/ticketing/lib/browserLists/browserList'
import { listKey, type ListOfSite } from '@/plugins/ticketing/lib/browserLists/listKey'

/** What a browser keeps, as its `localStorage`. */
function createStorage({ isFull = false } = {}): Storage {
  const kept = new Map<string, string>()
  return {
    clear: () => kept.clear(),
    getItem: (key) => kept.get(key) ?? null,
    key: (index) => [...kept.keys()][index] ?? null,
    get length() {
      return kept.size
    },
    removeItem: (key) => void kept.delete(key),
    setItem: (key, value) => {
      if (isFull) throw new DOMException('full', 'QuotaExceededError')
      kept.set(key, value)
    },
  }
}

const SITE = '0190a000-0000-7000-8000-000000000001'
const HASH = 'hash-of-a-connection-of-elevent--'
const docs = [{ id: '12', label: 'Hamlet' }]
const of = (handle: string, list = 'events', more: Partial<ListOfSite> = {}): ListOfSite => ({
  connection: HASH,
  handle,
  list,
  tenant: SITE,
  ...more,
})
const read = (storage: Storage, list: ListOfSite, now: number, person = 'ann') =>
  readBrowserList(storage.getItem(listKey(list)), { list, now, person })

describe('Browser lists', () => {
  it('listKey returns the keys of the specification, with a hash in place of an API key [B-306]', () => {
    expect(listKey(of('lineup'))).toBe(`APP:lineup_available_events_${SITE}`)
    expect(listKey(of('elevent'))).toBe(`APP:elevent_available_events_${HASH}`)
    expect(listKey(of('elevent', 'memberships'))).toBe(`APP:elevent_available_memberships_${HASH}`)
    expect(listKey(of('tessitura', 'modes-of-sale'))).toBe(`APP:tessitura_available_modes_of_sale_${SITE}`)
  })

  it('readBrowserList returns a list as fresh for 60 s and as stale until 600 s [A-276, A-361, B-305, B-363]', () => {
    const storage = createStorage()
    const list = of('lineup')
    expect(read(storage, list, 0)).toBeNull()
    storeBrowserList(storage, { list, now: 1_000, person: 'ann' }, { docs, isStale: false })
    expect(read(storage, list, 1_000 + FRESH_MS - 1)).toEqual({ docs, isStale: false, keptAt: 1_000 })
    expect(read(storage, list, 1_000 + FRESH_MS)).toMatchObject({ docs, isStale: true })
    expect(read(storage, list, 1_000 + STALE_MS - 1)).toMatchObject({ isStale: true })
    expect(read(storage, list, 1_000 + STALE_MS)).toBeNull()
    expect([FRESH_MS, STALE_MS]).toEqual([60_000, 600_000])
  })

  it('readBrowserList returns a list as stale at once if the server returned it as stale', () => {
    const storage = createStorage()
    storeBrowserList(storage, { list: of('lineup'), now: 100_000, person: 'ann' }, { docs, isStale: true })
    expect(read(storage, of('lineup'), 100_000)).toMatchObject({ docs, isStale: true })
  })

  it('readBrowserList returns null for another user or another connection', () => {
    const storage = createStorage()
    storeBrowserList(storage, { list: of('lineup'), now: 0, person: 'ann' }, { docs, isStale: false })
    expect(read(storage, of('lineup'), 1)).not.toBeNull()
    expect(read(storage, of('lineup'), 1, 'bob')).toBeNull()
    expect(read(storage, of('lineup', 'events', { connection: 'another' }), 1)).toBeNull()
  })

  it('readBrowserList returns null after the clock was set back, and for invalid content', () => {
    const storage = createStorage()
    const list = of('lineup')
    storeBrowserList(storage, { list, now: 5_000, person: 'ann' }, { docs, isStale: false })
    expect(read(storage, list, 4_999)).toBeNull()
    for (const nonsense of ['', '{', '[]', '{"docs":[{"id":1}]}', 'null']) {
      storage.setItem(listKey(list), nonsense)
      expect(read(storage, list, 5_000)).toBeNull()
    }
  })

  it('storeBrowserList returns the list even if the storage is full', () => {
    expect(
      storeBrowserList(
        createStorage({ isFull: true }),
        { list: of('lineup'), now: 7, person: 'ann' },
        { docs, isStale: false },
      ),
    ).toEqual({ docs, isStale: false, keptAt: 7 })
  })

  it('clearAppData removes the lists and keeps other entries', () => {
    const storage = createStorage()
    for (const handle of ['lineup', 'elevent'])
      storeBrowserList(storage, { list: of(handle), now: 0, person: 'ann' }, { docs, isStale: false })
    storage.setItem('chat-input', 'half a sentence')
    clearAppData(storage)
    expect(Array.from({ length: storage.length }, (_, index) => storage.key(index))).toEqual(['chat-input'])
  })
})
