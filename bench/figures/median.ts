/** The median of numbers, the mean of the middle two for an even count. NaN for none. */
export function median(numbers: number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b)
  const middle = sorted.length / 2
  return sorted.length % 2 === 1
    ? sorted[Math.floor(middle)]!
    : ((sorted[middle - 1] ?? NaN) + (sorted[middle] ?? NaN)) / 2
}

/** The median ratio of paired measurements. */
export const ratioOf = (numerators: number[], denominators: number[]): number =>
  median(numerators.slice(0, denominators.length).map((value, index) => value / denominators[index]!))
