import { setTimeout } from 'node:timers/promises'

/** Waits until a condition holds. @throws when it does not within the deadline (10 s) */
export async function until(holds: () => Promise<boolean> | boolean, deadlineMs = 10_000): Promise<void> {
  const end = Date.now() + deadlineMs
  while (!(await holds())) {
    if (Date.now() > end) throw new Error('It did not come true in time')
    await setTimeout(50)
  }
}
