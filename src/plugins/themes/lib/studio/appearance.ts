import { houseVariables, PALETTES, type OwnColours } from '../../../../lib/colours/houseColours'
import type { StudioChoices } from './choices'

const COLOURS = { accent: 'houseAccent', ink: 'houseInk', paper: 'housePaper' } as const satisfies Record<
  keyof OwnColours,
  keyof StudioChoices
>

/** Choices that are no names of styles. */
const OTHERS = new Set<string>([...Object.values(COLOURS), 'houseHeadingsFont', 'houseLogo', 'houseTextFont'])

/** The names of styles that the page has with these choices, as House renders them. */
const styleNames = (choices: StudioChoices): string[] =>
  Object.entries(choices).flatMap(([name, value]) =>
    OTHERS.has(name) || !value ? [] : [`${name.replace('house', '').toLowerCase()}-${value}`],
  )

/** Colours of one's own; null while a palette is chosen, or not all of them are. */
export function ownColours({
  houseAccent: accent,
  houseInk: ink,
  housePalette,
  housePaper: paper,
}: StudioChoices): OwnColours | null {
  return housePalette === 'own' && accent && ink && paper ? { accent, ink, paper } : null
}

/** Colours to begin with when somebody chooses their own: those of last time, or of the palette that is chosen now. */
export function firstColours({
  houseAccent,
  houseInk,
  housePalette = 'claret',
  housePaper,
}: StudioChoices): Pick<StudioChoices, 'houseAccent' | 'houseInk' | 'housePaper'> {
  const { accent, ink, paper } = PALETTES[housePalette === 'own' ? 'claret' : housePalette]
  return { houseAccent: houseAccent ?? accent, houseInk: houseInk ?? ink, housePaper: housePaper ?? paper }
}

/** The setting of a colour. */
export const colourSetting = (colour: keyof OwnColours): (typeof COLOURS)[keyof OwnColours] => COLOURS[colour]

export interface Appearance {
  names: string[]
  colours: Record<string, string> | null
  /** Fonts of the site, by their ids. */
  fonts: { headings: string | null; text: string | null }
}

/** What a page is told to show these choices before they are saved. */
export function appearanceOf(choices: StudioChoices): Appearance {
  const colours = ownColours(choices)
  return {
    colours: colours && houseVariables(colours),
    fonts: { headings: choices.houseHeadingsFont ?? null, text: choices.houseTextFont ?? null },
    names: styleNames(choices),
  }
}
