import { houseFiles } from '../../engine/HouseFiles'
import type { HouseChoice } from './houseChoices'

/** Classes of the style sheet by choice, and the variable that holds the face. */
const FACES: Partial<Record<HouseChoice, { prefix: string; variable: 'sans' | 'serif' }>> = {
  houseHeadings: { prefix: 'headings', variable: 'serif' },
  houseText: { prefix: 'text', variable: 'sans' },
  houseType: { prefix: 'type', variable: 'serif' },
}

/**
 * The CSS `font-family` of an option of House, as its style sheet has it.
 * @returns undefined for choices that are not about type, and where the face depends on another choice
 */
export function houseFace(choice: HouseChoice, option: string): string | undefined {
  const face = FACES[choice]
  if (!face) return undefined
  const { prefix, variable } = face
  const own = familyIn('styles.css', `:root.${prefix}-${option} {`, variable)
  if (own !== undefined) return own
  // The type of the theme decides about usual headings.
  return choice === 'houseHeadings' ? undefined : familyIn('site.css', ':root {', variable)
}

function familyIn(sheet: string, rule: string, variable: string): string | undefined {
  const css = houseFiles().assets.get(sheet)?.content.toString('utf8') ?? ''
  const start = css.indexOf(rule)
  if (start === -1) return undefined
  const block = css.slice(start, css.indexOf('}', start))
  return new RegExp(`--${variable}:([^;]+);`).exec(block)?.[1]?.replaceAll(/\s+/g, ' ').trim()
}
