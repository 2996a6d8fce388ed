/** Style choices of no-code themes by manifest setting. The first option is House's default. */
export const HOUSE_CHOICES = {
  houseCards: ['framed', 'tall', 'rows'],
  houseCorners: ['soft', 'square', 'round'],
  houseFooter: ['plain', 'centred', 'band'],
  houseHeader: ['beside', 'band', 'centred'],
  houseHeadings: ['usual', 'bookish', 'fashion', 'humanist', 'geometric', 'rounded', 'narrow'],
  houseName: ['shown', 'hidden'],
  housePalette: ['claret', 'midnight', 'lamplight', 'own'],
  houseSpacing: ['even', 'tight', 'airy'],
  houseText: ['usual', 'bookish', 'humanist', 'geometric', 'rounded'],
  houseType: ['serif', 'sans', 'slab'],
} as const

/** The palette option for custom colours. */
export const OWN_PALETTE = 'own' satisfies (typeof HOUSE_CHOICES)['housePalette'][number]

/** Settings of the custom colours. */
export const COLOUR_SETTINGS = { accent: 'houseAccent', ink: 'houseInk', paper: 'housePaper' } as const

/** Settings for fonts of the site, which replace House's own. */
export const FONT_SETTINGS = { houseHeadings: 'houseHeadingsFont', houseText: 'houseTextFont' } as const

/** Setting of the logo, which replaces the site's icon. */
export const LOGO_SETTING = 'houseLogo'

export type HouseChoice = keyof typeof HOUSE_CHOICES

export type HouseStyle = { [Choice in HouseChoice]?: (typeof HOUSE_CHOICES)[Choice][number] }

/** Preset combinations of choices. */
export const HOUSE_STYLES = {
  house: {
    houseCards: 'framed',
    houseCorners: 'soft',
    houseHeader: 'beside',
    housePalette: 'claret',
    houseType: 'serif',
  },
  lantern: {
    houseCards: 'rows',
    houseCorners: 'round',
    houseHeader: 'centred',
    housePalette: 'lamplight',
    houseType: 'slab',
  },
  marquee: {
    houseCards: 'tall',
    houseCorners: 'square',
    houseHeader: 'band',
    housePalette: 'midnight',
    houseType: 'sans',
  },
} as const satisfies Record<string, HouseStyle>

export type HouseStyleName = keyof typeof HOUSE_STYLES
