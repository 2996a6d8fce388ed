/** Removes Markdown syntax that should not be read out. */
const stripMarkdown = (markdown: string): string =>
  markdown
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/^\s{0,3}(?:#{1,6}|[-*+]|\d+[.)]|>)\s+/gm, '')
    .replace(/[*_`|]+/g, '')

/**
 * The whole sentences and lines of an answer that can be announced, starting where the last announcement ended.
 * @param isWhole whether the answer is complete
 * @returns the text to announce, and the position in `text` up to which it goes
 */
export function wholeSentences(
  text: string,
  from: number,
  { isWhole, language }: { isWhole: boolean; language: string },
): { said: string; upTo: number } {
  const rest = text.slice(from)
  if (isWhole) return { said: stripMarkdown(rest).trim(), upTo: text.length }
  let end = rest.lastIndexOf('\n') + 1
  for (const { index, segment } of new Intl.Segmenter(language, { granularity: 'sentence' }).segment(rest)) {
    // The last sentence may be incomplete, so stop before it.
    if (index + segment.length < rest.length) end = Math.max(end, index + segment.length)
  }
  // Do not split a link.
  const open = rest.lastIndexOf('[', end - 1)
  if (open !== -1 && !/^\[[^\]]*\](?!\()|^\[[^\]]*\]\([^)]*\)/.test(rest.slice(open, end))) end = Math.min(end, open)
  return { said: stripMarkdown(rest.slice(0, end)).trim(), upTo: from + end }
}
