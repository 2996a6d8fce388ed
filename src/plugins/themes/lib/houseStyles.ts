import type { ManifestField } from '../../../lib/themes/manifestSchema'
import { HOUSE_CHOICES, type HouseChoice } from '../../site/published'
import type { en } from '../messages/en'

/** What is on screen for it: `themesStyle` with the choice, and with what is chosen. */
type StyleMessage = Extract<keyof typeof en, `themesStyle${string}`>

const LABELS: Record<HouseChoice, StyleMessage> = { houseCards: 'themesStyleCards', houseCorners: 'themesStyleCorners', houseHeader: 'themesStyleHeader', housePalette: 'themesStylePalette', houseType: 'themesStyleType' }

type Chosen = (typeof HOUSE_CHOICES)[HouseChoice][number]

const OPTIONS: Record<Chosen, StyleMessage> = {
  band: 'themesStyleBand', beside: 'themesStyleBeside', centred: 'themesStyleCentred', claret: 'themesStyleClaret', framed: 'themesStyleFramed', lamplight: 'themesStyleLamplight', midnight: 'themesStyleMidnight',
  round: 'themesStyleRound', rows: 'themesStyleRows', sans: 'themesStyleSans', serif: 'themesStyleSerif', slab: 'themesStyleSlab', soft: 'themesStyleSoft', square: 'themesStyleSquare', tall: 'themesStyleTall',
}

const CHOICES = Object.keys(LABELS) as HouseChoice[]

/** Settings of the manifest of a theme without code, in the language of whoever makes it. */
export const houseStyleFields = (say: (key: StyleMessage) => string): ManifestField[] =>
  CHOICES.map((name) => {
    const values: readonly Chosen[] = HOUSE_CHOICES[name]
    return { name, label: say(LABELS[name]), options: values.map((value) => ({ label: say(OPTIONS[value]), value })), type: 'select' }
  })
