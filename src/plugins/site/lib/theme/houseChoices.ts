/** What themes without code choose of House, each by the setting of their manifest: the first is what House has by itself. */
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

/** The palette of colours that the site has chosen itself. */
export const OWN_PALETTE = 'own' satisfies (typeof HOUSE_CHOICES)['housePalette'][number]

/** Settings of these colours, by the part of the page that each is for. */
export const COLOUR_SETTINGS = { accent: 'houseAccent', ink: 'houseInk', paper: 'housePaper' } as const

/** Settings of fonts of the site, in place of those that House offers. */
export const FONT_SETTINGS = { houseHeadings: 'houseHeadingsFont', houseText: 'houseTextFont' } as const

/** The setting of a picture in place of the site's mark. */
export const LOGO_SETTING = 'houseLogo'

export type HouseChoice = keyof typeof HOUSE_CHOICES

export type HouseStyle = { [Choice in HouseChoice]?: (typeof HOUSE_CHOICES)[Choice][number] }

/** Choices that go together. */
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
