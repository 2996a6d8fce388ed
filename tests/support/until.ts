import { setTimeout } from 'node:timers/promises'
import { spend } from './spend'

/** Polls until a condition is true. @throws if it is not within the deadline: 30 s, as a busy machine needs time */
export async function until(holds: () => Promise<boolean> | boolean, deadlineMs = 30_000): Promise<void> {
  const end = Date.now() + deadlineMs
  await spend('waiting', async () => {
    while (!(await holds())) {
      if (Date.now() > end) throw new Error('The condition was not met within the deadline')
      await setTimeout(20)
    }
  })
}
