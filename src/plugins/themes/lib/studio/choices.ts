import { z } from 'zod'
import { isRecord } from '@/lib/values'
import { COLOUR_SETTINGS, HOUSE_CHOICES, LOGO_SETTING } from '@/plugins/site/published'

/** Strict format, because values become part of addresses and styles. */
const colour = z
  .string()
  .regex(/^#[0-9a-f]{6}$/)
  .meta({ examples: ['#7a1f3d'] })
  .optional()

const oneOf = <const Values extends readonly [string, ...string[]]>(values: Values) => z.enum(values).optional()

/** Studio choices of a no-code theme by setting. Missing ones use House's default. */
export const studioChoices = z.strictObject({
  houseAccent: colour,
  houseCards: oneOf(HOUSE_CHOICES.houseCards),
  houseCorners: oneOf(HOUSE_CHOICES.houseCorners),
  houseFooter: oneOf(HOUSE_CHOICES.houseFooter),
  houseHeader: oneOf(HOUSE_CHOICES.houseHeader),
  houseHeadings: oneOf(HOUSE_CHOICES.houseHeadings),
  /** A font of the site that replaces House's; likewise `houseTextFont`. */
  houseHeadingsFont: z.uuid().optional(),
  houseInk: colour,
  /** An image of the site's media. */
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

/** Reads the choices from stored settings, ignoring invalid values. */
export function readChoices(settings: unknown): StudioChoices {
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

/** Returns settings with these choices replaced. Other settings are kept. */
export function withChoices(settings: unknown, { houseLogo, ...choices }: StudioChoices): Record<string, unknown> {
  const others = Object.entries(isRecord(settings) ? settings : {}).filter(([name]) => !NAMES.includes(name))
  return {
    ...Object.fromEntries(others),
    ...choices,
    ...(houseLogo && { [LOGO_SETTING]: { relationTo: 'media', value: houseLogo } }),
  }
}

const logoIn = (value: unknown): unknown => (isRecord(value) && value.relationTo === 'media' ? value.value : undefined)
