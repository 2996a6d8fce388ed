import { setTimeout } from 'node:timers/promises'

/** Polls until a condition is true. @throws if it is not within the deadline (default: 10 s) */
export async function until(holds: () => Promise<boolean> | boolean, deadlineMs = 10_000): Promise<void> {
  const end = Date.now() + deadlineMs
  while (!(await holds())) {
    if (Date.now() > end) throw new Error('The condition was not met within the deadline')
    await setTimeout(50)
  }
}
