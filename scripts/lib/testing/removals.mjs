/**
 * Sets of plugins to leave out together, as few as possible: for any two plugins, one set holds the first and not the
 * second, so that what a plugin needs of another is missing at least once. Each plugin is in half of the sets, none in the
 * same half as another; such halves do not contain each other (Sperner's theorem). 24 plugins need 7 sets.
 * @param {string[]} names
 * @returns {string[][]} in the order of the names
 */
export function removals(names) {
  let count = names.length > 1 ? 2 : 1
  while (halves(count).length < names.length) count++
  const chosen = spread(halves(count), names.length)
  return Array.from({ length: count }, (_, set) => names.filter((_name, index) => chosen[index]?.includes(set)))
}

/**
 * All choices of half of the numbers below a count, rounded down, or of the one number if there is no other.
 * @param {number} count
 * @returns {number[][]}
 */
function halves(count) {
  const size = Math.max(1, Math.floor(count / 2))
  /** @type {number[][]} */
  let choices = [[]]
  for (let position = 0; position < size; position++)
    choices = choices.flatMap((choice) =>
      Array.from({ length: count }, (_, number) => number)
        .filter((number) => number > (choice.at(-1) ?? -1))
        .map((number) => [...choice, number]),
    )
  return choices
}

/**
 * Takes some of the choices, evenly, so that no set holds most of the plugins.
 * @param {number[][]} choices
 * @param {number} count
 */
const spread = (choices, count) =>
  Array.from({ length: count }, (_, index) => choices[Math.floor((index * choices.length) / count)] ?? [])
