import { z } from 'zod'
import { isRecord } from '../../../../lib/values'
import { COLOUR_SETTINGS, HOUSE_CHOICES, LOGO_SETTING } from '../../../site/published'

/** Written one way only: what is chosen is part of an address and of styles. */
const colour = z
  .string()
  .regex(/^#[0-9a-f]{6}$/)
  .optional()

const oneOf = <const Values extends readonly [string, ...string[]]>(values: Values) => z.enum(values).optional()

/** What the studio chooses for a theme without code, by the settings that it asks for. What is left out is as House has it. */
export const studioChoices = z.strictObject({
  houseAccent: colour,
  houseCards: oneOf(HOUSE_CHOICES.houseCards),
  houseCorners: oneOf(HOUSE_CHOICES.houseCorners),
  houseFooter: oneOf(HOUSE_CHOICES.houseFooter),
  houseHeader: oneOf(HOUSE_CHOICES.houseHeader),
  houseHeadings: oneOf(HOUSE_CHOICES.houseHeadings),
  /** A font of the site in place of it, and of the one below. */
  houseHeadingsFont: z.uuid().optional(),
  houseInk: colour,
  /** A picture of the site's media. */
  houseLogo: z.uuid().optional(),
  houseName: oneOf(HOUSE_CHOICES.houseName),
  housePalette: oneOf(HOUSE_CHOICES.housePalette),
  housePaper: colour,
  houseSpacing: oneOf(HOUSE_CHOICES.houseSpacing),
  houseText: oneOf(HOUSE_CHOICES.houseText),
  houseTextFont: z.uuid().optional(),
  houseType: oneOf(HOUSE_CHOICES.houseType),
})

export type StudioChoices = z.infer<typeof studioChoices>

const NAMES = Object.keys(studioChoices.shape)

/** What is chosen in stored settings; what makes no sense there is left out. */
export function choicesIn(settings: unknown): StudioChoices {
  const stored = isRecord(settings) ? settings : {}
  const entries = NAMES.flatMap((name): [string, unknown][] => {
    const value: unknown =
      name === LOGO_SETTING
        ? logoIn(stored[name])
        : Object.values<string>(COLOUR_SETTINGS).includes(name) && typeof stored[name] === 'string'
          ? stored[name].toLowerCase()
          : stored[name]
    return studioChoices.safeParse({ [name]: value }).success && value !== undefined ? [[name, value]] : []
  })
  return studioChoices.parse(Object.fromEntries(entries))
}

/** Settings with these choices in place of those that were there. Whatever else is set stays. */
export function withChoices(settings: unknown, { houseLogo, ...choices }: StudioChoices): Record<string, unknown> {
  const others = Object.entries(isRecord(settings) ? settings : {}).filter(([name]) => !NAMES.includes(name))
  return {
    ...Object.fromEntries(others),
    ...choices,
    ...(houseLogo && { [LOGO_SETTING]: { relationTo: 'media', value: houseLogo } }),
  }
}

const logoIn = (value: unknown): unknown => (isRecord(value) && value.relationTo === 'media' ? value.value : undefined)
