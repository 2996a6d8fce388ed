type Kind = 'start' | 'waiting' | 'world'

declare global {
  /** What the current test file has spent so far, in milliseconds. Set by the test environment. */
  var callboardSpent: Partial<Record<Kind, number>> | undefined
}

/** Counts the time that work takes towards a purpose, which `npm test -- --slowest 40` lists for each file. */
export async function spend<Result>(kind: Kind, work: () => Promise<Result>): Promise<Result> {
  const start = performance.now()
  try {
    return await work()
  } finally {
    const spent = globalThis.callboardSpent
    if (spent) spent[kind] = (spent[kind] ?? 0) + performance.now() - start
  }
}
