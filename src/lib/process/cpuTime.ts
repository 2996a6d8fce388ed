/** CPU time of this thread, in milliseconds. */
export function cpuMs(): number {
  const { system, user } = process.threadCpuUsage()
  return (system + user) / 1000
}
