import { pbkdf2Sync } from 'node:crypto'
import { deriveInThread } from '@/lib/crypto/derivationThread'

const asked = (index: number) => ({
  bytes: 32,
  iterations: 1_000 + index,
  password: `password ${index} ß`,
  salt: `salt ${index}`,
})

describe('deriveInThread', () => {
  it('derives the same keys as Node, each for its own call', async () => {
    const all = Array.from({ length: 12 }, (_, index) => asked(index))
    const keys = await Promise.all(all.map(deriveInThread))
    expect(keys.map((key) => key.toString('hex'))).toEqual(
      all.map(({ bytes, iterations, password, salt }) =>
        pbkdf2Sync(password, salt, iterations, bytes, 'sha256').toString('hex'),
      ),
    )
  })

  it('works again after a derivation has failed', async () => {
    await expect(deriveInThread({ ...asked(0), iterations: -1 })).rejects.toThrow()
    await expect(deriveInThread({ ...asked(1), bytes: -1 })).rejects.toThrow()
    expect(await deriveInThread(asked(2))).toHaveLength(32)
  })
})
