import { jest } from '@jest/globals'
import { atStop, runAtStop } from '@/lib/process/atStop'

it('waits for the work of a stop, and not for long for what hangs or fails', async () => {
  const log = jest.spyOn(console, 'error').mockReturnValue()
  const finish = Promise.withResolvers<void>()
  const done: string[] = []
  atStop('hangs', () => new Promise(() => undefined))
  atStop('fails', () => Promise.reject(new Error('No')))
  atStop('works', () => finish.promise.then(() => void done.push('works')))
  const stopping = runAtStop(50).then(() => done.push('stopped'))
  finish.resolve()
  await stopping
  expect(done).toEqual(['works', 'stopped'])
  expect(log.mock.calls.map(([text]) => text as string).toSorted()).toEqual([
    'What "fails" does at a stop has failed',
    'What "hangs" does at a stop has failed',
  ])
  log.mockRestore()
})
