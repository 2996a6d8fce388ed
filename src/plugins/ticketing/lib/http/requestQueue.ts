/** Concurrent requests per key: box offices ask integrators to limit their load. */
const MAX_IN_FLIGHT = 2

interface Queue {
  running: number
  waiting: (() => void)[]
}

const queues = new Map<string, Queue>()

/**
 * Runs a task once fewer than `MAX_IN_FLIGHT` tasks of its key are running in this process; tasks start in order of
 * arrival.
 * @throws the signal's reason if it aborts the wait
 */
export async function runQueued<Result>(
  key: string,
  signal: AbortSignal,
  task: () => Promise<Result>,
): Promise<Result> {
  const queue = queues.get(key) ?? { running: 0, waiting: [] }
  queues.set(key, queue)
  signal.throwIfAborted()
  if (queue.running < MAX_IN_FLIGHT) queue.running += 1
  else await waitIn(queue, signal)
  try {
    return await task()
  } finally {
    const next = queue.waiting.shift()
    // Hand the slot to the next in the queue, so that no new task takes it in between.
    if (next) next()
    else if (--queue.running === 0) queues.delete(key)
  }
}

function waitIn(queue: Queue, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const start = (): void => {
      signal.removeEventListener('abort', leave)
      resolve()
    }
    const leave = (): void => {
      queue.waiting.splice(queue.waiting.indexOf(start), 1)
      reject(signal.reason as Error)
    }
    queue.waiting.push(start)
    signal.addEventListener('abort', leave, { once: true })
  })
}
