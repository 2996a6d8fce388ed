/** Parts of a family name that stand before it and are sorted with it. */
const PARTICLES = new Set([
  'de',
  'da',
  'di',
  'del',
  'della',
  'van',
  'von',
  'der',
  'den',
  'ter',
  'la',
  'le',
  'du',
  'dos',
  'bin',
  'al',
  'ap',
  'st',
])

/**
 * How a person's name is sorted, from how it is read. A guess that staff can correct.
 * @example sortNameOf('Simone de Beauvoir') // 'de Beauvoir, Simone'
 */
export function sortNameOf(name: string): string {
  const words = name.trim().split(/\s+/)
  if (words.length < 2) return name.trim()
  let family = words.length - 1
  while (family > 1 && PARTICLES.has(words[family - 1]!.toLowerCase().replace('.', ''))) family--
  return `${words.slice(family).join(' ')}, ${words.slice(0, family).join(' ')}`
}
