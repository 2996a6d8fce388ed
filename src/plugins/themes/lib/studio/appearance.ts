import { houseVariables, PALETTES, type OwnColours } from '@/lib/colours/houseColours'
import type { StudioChoices } from './choices'

const COLOURS = { accent: 'houseAccent', ink: 'houseInk', paper: 'housePaper' } as const satisfies Record<
  keyof OwnColours,
  keyof StudioChoices
>

/** Choices that are not style names. */
const NOT_STYLES = new Set<string>([...Object.values(COLOURS), 'houseHeadingsFont', 'houseLogo', 'houseTextFont'])

/** Returns the style classes for these choices, as House renders them. */
const styleNames = (choices: StudioChoices): string[] =>
  Object.entries(choices).flatMap(([name, value]) =>
    NOT_STYLES.has(name) || !value ? [] : [`${name.replace('house', '').toLowerCase()}-${value}`],
  )

/** Returns the custom colours; null while a palette is selected or some are missing. */
export function ownColours({
  houseAccent: accent,
  houseInk: ink,
  housePalette,
  housePaper: paper,
}: StudioChoices): OwnColours | null {
  return housePalette === 'own' && accent && ink && paper ? { accent, ink, paper } : null
}

/** Returns initial custom colours: the previous ones, else those of the current palette. */
export function firstColours({
  houseAccent,
  houseInk,
  housePalette = 'claret',
  housePaper,
}: StudioChoices): Pick<StudioChoices, 'houseAccent' | 'houseInk' | 'housePaper'> {
  const { accent, ink, paper } = PALETTES[housePalette === 'own' ? 'claret' : housePalette]
  return { houseAccent: houseAccent ?? accent, houseInk: houseInk ?? ink, housePaper: housePaper ?? paper }
}

/** Returns the setting of a colour. */
export const colourSetting = (colour: keyof OwnColours): (typeof COLOURS)[keyof OwnColours] => COLOURS[colour]

export interface Appearance {
  names: string[]
  colours: Record<string, string> | null
  /** Ids of the site's fonts. */
  fonts: { headings: string | null; text: string | null }
}

/** Returns the message that applies unsaved choices to a preview. */
export function appearanceOf(choices: StudioChoices): Appearance {
  const colours = ownColours(choices)
  return {
    colours: colours && houseVariables(colours),
    fonts: { headings: choices.houseHeadingsFont ?? null, text: choices.houseTextFont ?? null },
    names: styleNames(choices),
  }
}
