/** Particles that belong to the family name and are sorted with it. */
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
 * Derives the sort name from a person's name. A guess that staff can correct.
 * @example sortNameOf('Simone de Beauvoir') // 'de Beauvoir, Simone'
 */
export function sortNameOf(name: string): string {
  const words = name.trim().split(/\s+/)
  if (words.length < 2) return name.trim()
  let familyStart = words.length - 1
  while (familyStart > 1 && PARTICLES.has(words[familyStart - 1]!.toLowerCase().replace('.', ''))) familyStart--
  return `${words.slice(familyStart).join(' ')}, ${words.slice(0, familyStart).join(' ')}`
}
