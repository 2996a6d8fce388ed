/** What themes without code choose of House, each by the setting of their manifest: the first is what House has by itself. */
export const HOUSE_CHOICES = {
  houseCards: ['framed', 'tall', 'rows'],
  houseCorners: ['soft', 'square', 'round'],
  houseHeader: ['beside', 'band', 'centred'],
  housePalette: ['claret', 'midnight', 'lamplight'],
  houseType: ['serif', 'sans', 'slab'],
} as const

export type HouseChoice = keyof typeof HOUSE_CHOICES

export type HouseStyle = { [Choice in HouseChoice]: (typeof HOUSE_CHOICES)[Choice][number] }

/** Choices that go together. */
export const HOUSE_STYLES = {
  house: { houseCards: 'framed', houseCorners: 'soft', houseHeader: 'beside', housePalette: 'claret', houseType: 'serif' },
  lantern: { houseCards: 'rows', houseCorners: 'round', houseHeader: 'centred', housePalette: 'lamplight', houseType: 'slab' },
  marquee: { houseCards: 'tall', houseCorners: 'square', houseHeader: 'band', housePalette: 'midnight', houseType: 'sans' },
} as const satisfies Record<string, HouseStyle>

export type HouseStyleName = keyof typeof HOUSE_STYLES
