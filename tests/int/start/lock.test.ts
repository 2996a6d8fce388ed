import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { lockHolder, takeLock, tryLock } from '../../../scripts/lib/lock.mjs'

describe('a lock', () => {
  const folder = mkdtempSync(join(tmpdir(), 'callboard-lock-'))
  const file = join(folder, 'lock')
  afterAll(() => rmSync(folder, { recursive: true }))

  it('has one holder, whose number the others learn', () => {
    const first = tryLock(file)
    expect(tryLock(file)).toEqual({})
    expect(lockHolder(file)).toBe(process.pid)
    first.release?.()
    expect(existsSync(file)).toBe(false)
  })

  it.each([
    ['of a process that has ended', '999999999 1'],
    ['whose number belongs to another process by now', `${process.pid} 1`],
    ['that is empty', ''],
  ])('%s is taken over', (_case, text) => {
    writeFileSync(file, text)
    const { release } = tryLock(file)
    expect(release).toBeDefined()
    release?.()
  })

  it('is handed on to who waits for it, one at a time', async () => {
    let inside = 0
    const visit = async () => {
      const release = await takeLock(file)
      expect(++inside).toBe(1)
      await new Promise(setImmediate)
      inside--
      release()
    }
    await Promise.all(Array.from({ length: 5 }, visit))
  }, 20_000)

  it('a lock that is never given back is named in a sentence', async () => {
    const { release } = tryLock(file)
    await expect(takeLock(file, { limitMs: 100 })).rejects.toThrow(
      `Process ${process.pid} has held ${file} for too long`,
    )
    release?.()
  })
})
