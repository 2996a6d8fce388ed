/** Files named beside a message, before the rest is only counted. */
const NAMED = 4

/** Types that a message spells out are cut. */
const MAX_MESSAGE = 200

/**
 * Patches whose tests failed, from the output of `npm test`.
 * @param {string} output
 * @returns {string[]} folders of src/payload-patches; "classes in …" for selectors elsewhere
 */
export function brokenPatches(output) {
  const failed = [...output.matchAll(/^ {2}tests\/unit\/payload-patches\/(\w+)\.test\.tsx?(?: ›|:)(.*)$/gm)]
  return [
    ...new Set(
      failed.map(([, file = '', title = '']) => {
        const [, patch] = /src\/payload-patches\/(\w+)/.exec(title) ?? []
        const [, sheet] = /in (src\/\S+\.css)/.exec(title) ?? []
        if (/in the names that controls get/.test(title)) return 'missingNames'
        return patch ?? (sheet ? `classes in ${sheet}` : file)
      }),
    ),
  ].sort()
}

/**
 * What the compiler no longer finds or accepts, as a list with the files it concerns: what concerns most comes first.
 * @param {string} output of `tsc`
 * @returns {string[]} lines of Markdown
 */
export function breaksIn(output) {
  /** @type {Map<string, Set<string>>} */
  const files = new Map()
  for (const [, file = '', message = ''] of output.matchAll(/^(\S+?)\(\d+,\d+\): error TS\d+: (.*)$/gm)) {
    const short = message.length > MAX_MESSAGE ? `${message.slice(0, MAX_MESSAGE)}…` : message
    files.set(short, (files.get(short) ?? new Set()).add(file))
  }
  return [...files]
    .sort(([one, a], [other, b]) => b.size - a.size || one.localeCompare(other, 'en'))
    .map(([message, found]) => {
      const names = [...found].sort().map((file) => `\`${file}\``)
      const more = names.length > NAMED ? ` and ${names.length - NAMED} more` : ''
      return `- ${message} ${names.slice(0, NAMED).join(', ')}${more}`
    })
}
