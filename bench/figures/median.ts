/** The middle of some numbers; of two in the middle, halfway. NaN of none. */
export function median(numbers: number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b)
  const middle = sorted.length / 2
  return sorted.length % 2 === 1
    ? sorted[Math.floor(middle)]!
    : ((sorted[middle - 1] ?? NaN) + (sorted[middle] ?? NaN)) / 2
}

/** How the first compares with the second: the median of the ratios of what was measured side by side. */
export const ratioOf = (one: number[], other: number[]): number =>
  median(one.slice(0, other.length).map((value, index) => value / other[index]!))
