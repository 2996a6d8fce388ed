/**
 * The longest increasing subsequence.
 * @example longestRise([3, 0, 1, 2]) // [0, 1, 2]
 */
export function longestIncreasingSubsequence(numbers: readonly number[]): number[] {
  const longest: number[][] = []
  numbers.forEach((number, index) => {
    const before = longest.slice(0, index).filter((run) => run.at(-1)! < number)
    longest.push([...longestOf(before), number])
  })
  return longestOf(longest)
}

const longestOf = (runs: number[][]): number[] =>
  runs.reduce((best, run) => (run.length > best.length ? run : best), [])
