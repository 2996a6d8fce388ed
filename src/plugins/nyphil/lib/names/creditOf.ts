/** Where a credit stands on the programme page. */
export type CreditGroup = 'cast' | 'creative' | 'crew' | 'musicians'

const CAST =
  /\b(?:actor|actress|bailaora|commentator|dancers?|guest|host|narrator|puppeteer|singer|sing-along|speaker|vocalist)\b/i
const CREW = /\b(?:engineer|operator|stage manager|videographer)\b/i
const CREATIVE =
  /\b(?:author|choreographer|composer|created by|design|designer|director|producer|production|visualist|writer|video artist)\b/i

/** The group of a part, from how the archive names it. */
export function creditGroup(part: string): CreditGroup {
  if (CREW.test(part)) return 'crew'
  if (CREATIVE.test(part)) return 'creative'
  return CAST.test(part) ? 'cast' : 'musicians'
}

/** A part as written on a programme; what is not named is a soloist. */
export const partName = (part: string): string => {
  const tidy = part.replace(/\s+/g, ' ').trim()
  return tidy === '' || tidy === 'None' || tidy === 'Other' ? 'Soloist' : tidy
}
