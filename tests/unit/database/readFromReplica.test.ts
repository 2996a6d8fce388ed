import type { BasePayload } from 'payload'
import type { Pool } from 'pg'
import { readFromReplica, routeReads } from '@/database/replicas/readFromReplica'
import { Replica } from '@/database/replicas/Replica'

const failure = (code: string) => Object.assign(new Error('It failed'), { code })

/** A primary and a replica that has all of it. The statement `read` fails on the replica as said. */
function makePools(error: Error | null) {
  const asked: string[] = []
  const onPrimary = ((statement: string) => {
    if (statement.includes('wal')) return Promise.resolve({ rows: [{ current: '0/10', position: '0/10' }] })
    asked.push(`primary ${statement}`)
    return Promise.resolve({ rows: [] })
  }) as unknown as Pool['query']
  const onReplica = ((statement: string) => {
    if (statement.includes('wal')) return Promise.resolve({ rows: [{ replayed: '0/10' }] })
    asked.push(`replica ${statement}`)
    return error && statement === 'read' ? Promise.reject(error) : Promise.resolve({ rows: [] })
  }) as unknown as Pool['query']
  const pool = { query: onPrimary } as Pool
  const replica = new Replica({
    log: { info: () => undefined, warn: () => undefined },
    maxLag: 60_000,
    number: 1,
    pool: { query: onReplica } as Pool,
    primary: onPrimary,
  })
  routeReads(pool, [replica], onPrimary)
  const payload = { db: { pool } } as unknown as BasePayload
  const read = (...statements: string[]) =>
    readFromReplica(payload, 'visitor', async () => {
      for (const statement of statements) await pool.query(statement)
    })
  return { asked, read, replica }
}

describe('A statement on a read replica', () => {
  it('a statement that succeeds is not sent to the primary', async () => {
    const { asked, read } = makePools(null)
    await read('read', 'next')
    expect(asked).toEqual(['replica read', 'replica next'])
  })

  it('a statement that takes too long is not repeated on the primary, and the replica stays in use', async () => {
    const { asked, read, replica } = makePools(failure('57014'))
    await expect(read('read')).rejects.toThrow('It failed')
    expect([asked, await replica.isFit()]).toEqual([['replica read'], true])
    await read('other')
    expect(asked.at(-1)).toBe('replica other')
  })

  it.each(['57P01', '57P03', '08006', 'ECONNREFUSED'])(
    'a statement that fails with %s is repeated on the primary, which is read from for a while',
    async (code) => {
      const { asked, read, replica } = makePools(failure(code))
      await read('read', 'next')
      expect(asked).toEqual(['replica read', 'primary read', 'primary next'])
      expect(await replica.isFit()).toBe(false)
      await read('other')
      expect(asked.at(-1)).toBe('primary other')
    },
  )

  it('a statement that fails for another reason is repeated on the primary, and the replica stays in use', async () => {
    const { asked, read, replica } = makePools(failure('40001'))
    await read('read')
    expect([asked, await replica.isFit()]).toEqual([['replica read', 'primary read'], true])
  })
})
