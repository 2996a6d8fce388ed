/** Marks of Markdown that nobody wants to hear. */
const plain = (markdown: string): string =>
  markdown
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/^\s{0,3}(?:#{1,6}|[-*+]|\d+[.)]|>)\s+/gm, '')
    .replace(/[*_`|]+/g, '')

/**
 * What of an answer can be read out by now: whole sentences and lines, from where the last announcement ended.
 * @param isWhole nothing more is to come
 * @returns what to say, and up to where of the text that goes
 */
export function wholeSentences(
  text: string,
  from: number,
  { isWhole, language }: { isWhole: boolean; language: string },
): { said: string; upTo: number } {
  const rest = text.slice(from)
  if (isWhole) return { said: plain(rest).trim(), upTo: text.length }
  let end = rest.lastIndexOf('\n') + 1
  for (const { index, segment } of new Intl.Segmenter(language, { granularity: 'sentence' }).segment(rest)) {
    // What comes next may still belong to the last one: it ends where another has begun.
    if (index + segment.length < rest.length) end = Math.max(end, index + segment.length)
  }
  // A link is read out as a whole, too.
  const open = rest.lastIndexOf('[', end - 1)
  if (open !== -1 && !/^\[[^\]]*\](?!\()|^\[[^\]]*\]\([^)]*\)/.test(rest.slice(open, end))) end = Math.min(end, open)
  return { said: plain(rest.slice(0, end)).trim(), upTo: from + end }
}
